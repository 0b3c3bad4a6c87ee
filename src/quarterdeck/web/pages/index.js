// Every page but the first and a table in play: whoever looks at those is not kept waiting for these.
import { BygonePage } from "./bygone.js";
import { EndPage } from "./end.js";
import { LearnPage } from "./learn.js";
import { NewTablePage } from "./new_table.js";
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
  end: EndPage,
  bygone: BygonePage,
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
    "/pages/new_table.css",
    "/pages/rules.css",
    "/pages/end.css",
    "/pages/replay.css",
    "/pages/studies.css",
  ],
};
