// A process without the rights of root that looks at the data directory of some settings as `npm start` does, and says what an operator would read.
import { requireDataDirectory } from "../../../scripts/run/data-directory.mjs";
import { load } from "../../../scripts/run/load.mjs";

await load("lib/database/file-fault.ts");
/** A user that owns nothing, on Debian and others. */
const UNPRIVILEGED_ID = 65_534;
if (process.getuid() === 0) {
  process.setgid(UNPRIVILEGED_ID);
  process.setuid(UNPRIVILEGED_ID);
}
await requireDataDirectory(JSON.parse(process.argv[2])).then(
  () => console.log("can be written"),
  (error) => console.log(error.message),
);
