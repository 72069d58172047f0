// A process that opens a data directory, copies it to SYNCED_TO, writes something that is confirmed, and is killed.
import { cp } from "node:fs/promises";
import { load } from "../../../../scripts/run/load.mjs";

const [directory, migrations] = process.argv.slice(2);
const { openDataDirectory } = await load("lib/database/data-directory/data-directory.ts");
const { database } = await openDataDirectory(directory, migrations);
await cp(directory, process.env.SYNCED_TO, {
  recursive: true,
  filter: (path) => !/lock|\.sock$/.test(path),
});
await database.asOwner((transaction) =>
  transaction.execute("create table chard.confirmed as select 42 as number"),
);
process.kill(process.pid, "SIGKILL");
