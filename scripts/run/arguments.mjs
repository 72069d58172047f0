// What follows a command: an argument that it does not know ends it before anything is done.
import { COMMANDS } from "./commands.mjs";
import { Stop } from "./process.mjs";

const forms = (name) => COMMANDS[name].usage.join(", or ");

/** For a command that takes no arguments. */
export function takeNothing(name, args) {
  if (args.length > 0)
    throw new Stop(`npm run ${name} takes no arguments; ${args[0]} means nothing to it.`);
}

/** For a command that takes a file: the one that is named, or none. An option is no file. */
export function takeFile(name, args) {
  if (args.length > 1 || args[0]?.startsWith("-"))
    throw new Stop(`Name one file and nothing else: ${forms(name)}`);
  return args;
}
