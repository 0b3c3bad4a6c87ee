// Every page but the first: whoever looks at the front page is not kept waiting for these.
import { LearnPage } from "./learn.js";
import { NewTablePage } from "./new_table.js";
import { PuzzlePage } from "./puzzle.js";
import { ReplayPage } from "./replay.js";
import { RulesPage } from "./rules.js";
import { StudiesPage } from "./studies.js";
import { TablePage } from "./table.js";

export default {
  table: TablePage,
  replay: ReplayPage,
  rules: RulesPage,
  new: NewTablePage,
  learn: LearnPage,
  studies: StudiesPage,
  puzzle: PuzzlePage,
};
