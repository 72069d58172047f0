import type { Socket } from "node:net";
import { createInterface } from "node:readline";
import type {
  ErrorMessage,
  ResultMessage,
  StatementMessage,
} from "@/lib/database/control/protocol";
import type { Engine, EngineTransaction } from "@/lib/database/engine/engine";

/** A transaction blocks all other requests of the server: after this long without a statement, the client's transaction is rolled back. */
const MAX_SILENCE_MS = 30_000;

const DONE: ResultMessage = { fields: [], rows: [], rowCount: 0 };

function toError({ message, code }: Error & { code?: string }): ErrorMessage {
  return { error: { message, code } };
}

/** Runs the statements of one client until it disconnects. */
export async function serveConnection(socket: Socket, engine: Engine) {
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  // Every value as Postgres wrote it.
  const parsers = Object.fromEntries(
    Object.keys(engine.parsers).map((type) => [type, (value: string) => value]),
  );

  const send = (message: ResultMessage | ErrorMessage) =>
    socket.write(`${JSON.stringify(message)}\n`);

  async function next() {
    const { value, done } = await lines.next();
    return done ? undefined : (JSON.parse(value) as StatementMessage);
  }

  async function execute(target: Engine | EngineTransaction, { text, values }: StatementMessage) {
    const result = await target.query<(string | null)[]>(text, values, {
      rowMode: "array",
      parsers,
    });
    const { fields, rows, affectedRows } = result;
    return { fields, rows, rowCount: affectedRows || rows.length };
  }

  async function sendResult(target: Engine | EngineTransaction, statement: StatementMessage) {
    send(await execute(target, statement).catch(toError));
  }

  /** From "begin" to "commit"; whatever else ends it, the changes are rolled back. */
  async function runTransaction(transaction: EngineTransaction) {
    const silence = setTimeout(() => socket.destroy(), MAX_SILENCE_MS);
    send(DONE);
    for (let statement = await next(); statement; statement = await next()) {
      silence.refresh();
      if (statement.text === "commit") return clearTimeout(silence);
      if (statement.text === "rollback") break;
      await sendResult(transaction, statement);
      // Timers and requests of the server come first.
      await new Promise(setImmediate);
    }
    clearTimeout(silence);
    await transaction.rollback();
  }

  for (let statement = await next(); statement; statement = await next()) {
    if (!/^begin\b/.test(statement.text)) await sendResult(engine, statement);
    else send(await engine.transaction(runTransaction).then(() => DONE, toError));
  }
}
