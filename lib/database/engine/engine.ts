import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { types, type PGlite, type QueryOptions, type Transaction } from "@electric-sql/pglite";
import pLimit from "p-limit";
import { DatabaseUnavailableError } from "@/lib/database/failures";

/** What the site uses of a transaction of PGlite. */
export type EngineTransaction = Pick<Transaction, "query" | "rollback">;

/** What the site uses of a PGlite, be it in this thread, as in tests, or in one of its own. */
export type Engine = Pick<PGlite, "query" | "parsers" | "close"> & {
  transaction<T>(work: (transaction: EngineTransaction) => Promise<T>): Promise<T>;
};

export type OpenEngine = Engine & {
  /** Ends without a checkpoint: the files may belong to another process. */
  terminate(): Promise<void>;
};

type Result = {
  fields: { name: string; dataTypeID: number }[];
  rows: (string | null)[][];
  affectedRows?: number;
  command?: string;
};
type Answer = { result?: Result; error?: { message: string } };
type Waiting = { resolve(result?: Result): void; reject(error: Error): void };

const threadFile = () =>
  join(/* turbopackIgnore: true */ process.cwd(), "lib/database/engine/thread.mjs");

/** Starts the thread; `ask` has it run a statement after all before it. */
function startThread(files: string) {
  const worker = new Worker(/* turbopackIgnore: true */ threadFile(), { workerData: files });
  const waiting: Waiting[] = [];
  let failure: Error | undefined;
  let isOpen = false;

  worker.on("message", ({ result, error }: Answer) => {
    const { resolve, reject } = waiting.shift()!;
    // A command ends when nothing is asked any more.
    if (waiting.length === 0) worker.unref();
    if (error) reject(Object.assign(new Error(error.message), error));
    else resolve(result);
  });
  function fail(error: Error) {
    failure ??= error;
    for (const { reject } of waiting.splice(0)) reject(failure);
  }
  worker.on("error", fail);
  worker.on("exit", () => {
    fail(new DatabaseUnavailableError("The embedded database has ended."));
    if (!isOpen) return;
    // Out of memory, for instance. What was confirmed is stored; a new process begins where this one ends.
    console.error(`The embedded database has failed: ${failure?.message}`);
    process.exit(1);
  });

  function wait(begin: () => void) {
    return new Promise<Result | undefined>((resolve, reject) => {
      if (failure) return reject(failure);
      waiting.push({ resolve, reject });
      worker.ref();
      begin();
    });
  }
  const opened = wait(() => undefined).then(() => void (isOpen = true));
  return {
    opened,
    ask: (message: { text: string; values?: unknown[] | undefined } | "close") =>
      wait(() => worker.postMessage(message)),
    terminate() {
      isOpen = false;
      return worker.terminate();
    },
  };
}

const asWritten = (value: string): unknown => value;

const ARRAY_TYPES = "select typarray, oid from pg_catalog.pg_type where typarray <> 0";

/** Opens the files of an embedded database in a thread of its own, so that no query holds up the other visitors' requests. */
export async function openEngine(files: string): Promise<OpenEngine> {
  const thread = startThread(files);
  await thread.opened;
  const parsers: PGlite["parsers"] = { ...types.parsers };
  const inTurn = pLimit(1);

  async function run<Row>(text: string, values?: unknown[], options: QueryOptions = {}) {
    const { fields, rows, ...rest } = (await thread.ask({ text, values }))!;
    const parse = fields.map(
      ({ dataTypeID: type }) => options.parsers?.[type] ?? parsers[type] ?? asWritten,
    );
    const parsed = rows.map((row) =>
      row.map((value, at) => (value === null ? null : parse[at]!(value))),
    );
    const isObject = options.rowMode !== "array";
    const toObject = (row: unknown[]) =>
      Object.fromEntries(row.map((value, at) => [fields[at]!.name, value]));
    return { ...rest, fields, rows: (isObject ? parsed.map(toObject) : parsed) as Row[] };
  }

  for (const { typarray, oid } of (await run<{ typarray: number; oid: number }>(ARRAY_TYPES)).rows)
    parsers[typarray] = (text) => types.arrayParser(text, parsers[oid]!, typarray);

  async function transact<T>(work: (transaction: EngineTransaction) => Promise<T>) {
    // Its answer comes before that of the next statement, which fails where this does.
    run("begin").catch(() => undefined);
    let isOpen = true;
    const end = (statement: string) => {
      isOpen = false;
      return run(statement);
    };
    const transaction: EngineTransaction = {
      query: async (text, values, options) => {
        if (!isOpen) throw new Error("The transaction has ended.");
        return run(text, values, options);
      },
      rollback: async () => void (await end("rollback")),
    };
    try {
      const result = await work(transaction);
      // Postgres rolls back where a statement has failed, and says so by the command.
      if (isOpen && (await end("commit")).command === "ROLLBACK")
        throw new Error("A statement has failed: the transaction was rolled back.");
      return result;
    } catch (error) {
      if (isOpen) await end("rollback");
      throw error;
    }
  }

  return {
    parsers,
    query: (text, values, options) => inTurn(() => run(text, values, options)),
    transaction: (work) => inTurn(() => transact(work)),
    async close() {
      await inTurn(() => thread.ask("close"));
      await thread.terminate();
    },
    terminate: async () => void (await thread.terminate()),
  };
}
