import { execFileSync } from "node:child_process";
import type { AuthServer } from "@/e2e/auth-server";
import { databaseVariables } from "@/e2e/server-database";

/** Runs SQL in the embedded database of a server, as its operator would, and answers what the command says. */
export function runShell({ dataDirectory }: AuthServer, statement: string) {
  return execFileSync(process.execPath, ["scripts/run/db.mjs", "db", "shell"], {
    env: { ...process.env, ...databaseVariables(dataDirectory) },
    input: `${statement};\n`,
    encoding: "utf8",
  });
}
