// A process without the rights of root that opens a data directory, and says what an operator would read.
import { load } from "../../../../scripts/run/load.mjs";

const [directory, migrations] = process.argv.slice(2);
const { openDataDirectory } = await load("lib/database/data-directory/data-directory.ts");
const { explainFailure } = await load("lib/database/failures.ts");
/** A user that owns nothing, on Debian and others. */
const UNPRIVILEGED_ID = 65_534;
if (process.getuid() === 0) {
  process.setgid(UNPRIVILEGED_ID);
  process.setuid(UNPRIVILEGED_ID);
}
try {
  const { database } = await openDataDirectory(directory, migrations);
  await database.close();
  console.log("opened");
} catch (error) {
  console.log(explainFailure(error));
}
