// Every page but the first and a table in play: whoever looks at those is not kept waiting for these.
import { RequestLine } from "../components/request_line.js";
import { ShipmatesSheet } from "../components/shipmates_sheet.js";
import { AccountPage } from "./account.js";
import { Elsewhere } from "../components/elsewhere.js";
import { BygonePage } from "./bygone.js";
import { EndPage } from "./end.js";
import { FairPage } from "./fair.js";
import { LadderPage } from "./ladder.js";
import { LearnPage } from "./learn.js";
import { NewTablePage } from "./new_table.js";
import { NoticesPage } from "./notices.js";
import { ProfilePage } from "./profile.js";
import { PuzzlePage } from "./puzzle.js";
import { ReplayPage } from "./replay.js";
import { RulesPage } from "./rules.js";
import { StudiesPage } from "./studies.js";

export default {
  replay: ReplayPage,
  rules: RulesPage,
  new: NewTablePage,
  learn: LearnPage,
  studies: StudiesPage,
  puzzle: PuzzlePage,
  notices: NoticesPage,
  fair: FairPage,
  end: EndPage,
  bygone: BygonePage,
  elsewhere: Elsewhere,
  account: AccountPage,
  request: RequestLine,
  shipmates: ShipmatesSheet,
  ladder: LadderPage,
  profile: ProfilePage,
  style: [
    "/components/teacher.css",
    "/components/puzzle_options.css",
    "/components/options.css",
    "/components/final_scores.css",
    "/components/course_chart.css",
    "/components/turning_points.css",
    "/components/transport.css",
    "/components/turning_marks.css",
    "/components/remarks.css",
    "/components/clock_choice.css",
    "/components/person_menu.css",
    "/components/request_line.css",
    "/components/shipmates_sheet.css",
    "/pages/new_table.css",
    "/pages/rules.css",
    "/pages/end.css",
    "/pages/replay.css",
    "/pages/studies.css",
    "/pages/notices.css",
    "/pages/account.css",
    "/pages/ladder.css",
    "/pages/profile.css",
    "/pages/fair.css",
  ],
};
