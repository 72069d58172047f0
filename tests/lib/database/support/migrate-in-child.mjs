// A process that migrates a database, a Postgres server's or a directory's, with the migrations of a folder. It says when it is in the
// middle of one: before each statement that is marked as slow.
import { writeSync } from "node:fs";
import { load } from "../../../../scripts/run/load.mjs";

const [place, folder] = process.argv.slice(2);

async function openTransactions() {
  if (place.startsWith("postgres:")) {
    const { createPool, poolTransactions } = await load("lib/database/connection/postgres.ts");
    return poolTransactions(createPool(place));
  }
  const { PGlite } = await import("@electric-sql/pglite");
  const { drizzle } = await import("drizzle-orm/pglite");
  const { durableOptions } = await import("../../../../lib/database/engine/durable-files.mjs");
  const database = drizzle(await PGlite.create(place, durableOptions(PGlite)));
  return (work) => database.transaction(work);
}

const { migrate } = await load("lib/database/connection/migrate.ts");
const runTransaction = await openTransactions();
const watched = (work) =>
  runTransaction((transaction) => {
    const execute = transaction.execute.bind(transaction);
    transaction.execute = (statement) => {
      if (JSON.stringify(statement).includes("/* slow */")) writeSync(1, "in the middle\n");
      return execute(statement);
    };
    return work(transaction);
  });
await migrate(watched, folder);
writeSync(1, "done\n");
