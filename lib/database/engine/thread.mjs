// The thread of the embedded database: runs one statement after the other (engine.ts sends them), while the server's own thread
// answers visitors. Node loads this file by its path, so it is no TypeScript.
import { parentPort, workerData } from "node:worker_threads";
import { PGlite, types } from "@electric-sql/pglite";
// eslint-disable-next-line no-restricted-imports -- Node resolves no "@/".
import { durableOptions } from "./durable-files.mjs";

const pglite = await PGlite.create(workerData, durableOptions(PGlite));

// Every value stays as Postgres wrote it: texts are quick to send. Parsers of a single query would be copied with all others each time.
pglite.parsers = Object.fromEntries(
  Object.keys(types.parsers).map((type) => [type, (value) => value]),
);

/** What is sent of an error: its texts, such as the code. Errors lose them on the way. */
const describe = (error) => ({
  ...Object.fromEntries(Object.entries(error).filter(([, value]) => typeof value === "string")),
  message: error.message,
});

async function run({ text, values }) {
  const { fields, rows, affectedRows, command } = await pglite.query(text, values, {
    rowMode: "array",
  });
  return { fields, rows, affectedRows, command };
}

parentPort.on("message", (statement) => {
  const answer = statement === "close" ? pglite.close() : run(statement);
  // PGlite itself runs them in their order.
  answer.then(
    (result) => parentPort.postMessage({ result }),
    (error) => parentPort.postMessage({ error: describe(error) }),
  );
});
parentPort.postMessage({});
