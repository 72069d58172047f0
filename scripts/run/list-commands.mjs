// `npm run commands`: what an operator can run, a line each.
import "./node-version.mjs";
import { takeNothing } from "./arguments.mjs";
import { COMMANDS } from "./commands.mjs";
import { main } from "./process.mjs";

main(async () => {
  // Its list is what --help would say.
  takeNothing(
    "commands",
    process.argv.slice(2).filter((argument) => !["--help", "-h"].includes(argument)),
  );
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  for (const [name, { summary }] of Object.entries(COMMANDS))
    console.log(`npm run ${name.padEnd(width)}  ${summary}`);
  console.log("\nnpm run NAME -- --help says more about one.");
});
