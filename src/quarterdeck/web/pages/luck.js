// What a fair table needs beside the others: who keeps the luck, and how it is shown. Asked for where there is one.
import { LuckNotice, LuckPanel, LuckTool } from "../components/luck.js";
import { LuckKeeper } from "../table/luck_keeper.js";

export default { LuckKeeper, Notice: LuckNotice, Panel: LuckPanel, Tool: LuckTool };
