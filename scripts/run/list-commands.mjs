// `npm run commands`: what an operator can run, a line each.
import "./node-version.mjs";
import { COMMANDS } from "./commands.mjs";

const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
for (const [name, { summary }] of Object.entries(COMMANDS))
  console.log(`npm run ${name.padEnd(width)}  ${summary}`);
console.log("\nnpm run NAME -- --help says more about one.");
