import { once } from "node:events";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import { types, type QueryConfig } from "pg";
import {
  controlPath,
  type ErrorMessage,
  type ResultMessage,
  type StatementMessage,
} from "@/lib/database/control/protocol";

/** What Drizzle's driver for `pg` requires of a client. */
type Query = Pick<QueryConfig, "text" | "types"> & { rowMode?: "array" };

/** Rows as `pg` returns them: parsed by their column's type, as objects unless arrays are requested. */
function toRows({ fields, rows }: ResultMessage, query: Query) {
  const getTypeParser = query.types?.getTypeParser ?? types.getTypeParser;
  const parsers = fields.map(({ dataTypeID }) => getTypeParser(dataTypeID, "text"));
  const parsed = rows.map((row) =>
    row.map((value, index) => (value === null ? null : parsers[index]!(value))),
  );
  if (query.rowMode === "array") return parsed;
  return parsed.map((row) => Object.fromEntries(row.map((value, i) => [fields[i]!.name, value])));
}

/**
 * Connects to the process that has a data directory open; undefined when there is none. The client runs queries as
 * one of `pg` does.
 */
export async function connectControl(directory: string) {
  const socket = connect(controlPath(directory));
  try {
    await once(socket, "connect");
  } catch {
    return undefined;
  }
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();

  return {
    async query(config: string | Query, values: unknown[] = []) {
      const query = typeof config === "string" ? { text: config } : config;
      const statement: StatementMessage = { text: query.text, values };
      socket.write(`${JSON.stringify(statement)}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error("The server that has the database open has ended.");
      const message = JSON.parse(value) as ResultMessage | ErrorMessage;
      if ("error" in message) throw Object.assign(new Error(message.error.message), message.error);
      const { fields, rowCount } = message;
      return { fields, rowCount, rows: toRows(message, query) };
    },
    end: () => socket.end(),
  };
}
