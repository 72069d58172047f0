// Imported second by every script: with --help it says what the command does, and ends before anything is installed or opened.
import { basename } from "node:path";
import { COMMANDS, helpText } from "./commands.mjs";

/**
 * The npm script that runs these arguments: "db.mjs db status" is "status".
 *
 * @param {string[]} argv
 */
export function commandOf([, script = "", group = "", name = ""]) {
  const file = basename(script, ".mjs");
  if (file === "upgrade-check") return "upgrade:check";
  if (file === "build" && group === "--standalone") return "build:standalone";
  if (file === "backup" && group === "restore") return group;
  if (file !== "db") return file;
  return group === "db" && name in COMMANDS ? name : group;
}

const isAsked = process.argv.slice(2).some((argument) => ["--help", "-h"].includes(argument));
const command = commandOf(process.argv);

if (isAsked && command in COMMANDS) {
  console.log(helpText(command));
  process.exit(0);
}
