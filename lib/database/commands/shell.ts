import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";

type Result = { rows: Record<string, unknown>[]; rowCount?: number | null; affectedRows?: number };

function toText(value: unknown) {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** Rows as lines of aligned columns under their names. */
export function formatRows(rows: Record<string, unknown>[]) {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, ...rows.map((row) => names.map((name) => toText(row[name])))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  const text = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join(" | ")
      .trimEnd(),
  );
  return [text[0], widths.map((width) => "-".repeat(width)).join("-+-"), ...text.slice(1)].join(
    "\n",
  );
}

async function runStatement(database: Database, statement: string) {
  const result = (await database.asOwner((transaction) =>
    transaction.execute(sql.raw(statement)),
  )) as unknown as Result;
  const count = result.affectedRows || result.rowCount || result.rows.length;
  const rows = `${count} ${count === 1 ? "row" : "rows"}`;
  return result.rows.length > 0 ? `${formatRows(result.rows)}\n(${rows})` : rows;
}

/**
 * Reads SQL statements, each ended by a semicolon at the end of a line, and prints their results until the input ends.
 * Each runs as the owner, in a transaction of its own. Returns how many failed: one that the input ends in the middle of counts, too.
 */
export async function runShell(
  database: Database,
  input: Readable,
  output: Writable & { isTTY?: boolean },
) {
  const lines = createInterface({
    input,
    output,
    terminal: Boolean(output.isTTY),
    prompt: "chard> ",
  });
  let statement = "";
  let failures = 0;
  if (output.isTTY) lines.prompt();
  for await (const line of lines) {
    statement += `${line}\n`;
    if (/^\\q\s*$/.test(statement)) {
      statement = "";
      break;
    }
    if (/;\s*$/.test(statement)) {
      const text = await runStatement(database, statement).catch(
        (error: { message: string; cause?: { message: string } }) => {
          failures++;
          // Drizzle wraps what Postgres says.
          return `Error: ${(error.cause ?? error).message}`;
        },
      );
      output.write(`${text}\n`);
      statement = "";
    }
    if (output.isTTY) lines.prompt();
  }
  lines.close();
  if (statement.trim()) {
    failures++;
    output.write("Error: the last statement has no semicolon at its end: it was not run.\n");
  }
  return failures;
}
