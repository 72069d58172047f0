import { spawnSync } from "node:child_process";
import type { AuthServer } from "@/e2e/auth-server";
import { databaseVariables } from "@/e2e/server-database";

/** Runs a command of the database as the operator of a server would, and returns what it prints; throws with that when it fails. */
export function runDatabaseCommand({ dataDirectory }: AuthServer, args: string[], input = "") {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/run/db.mjs", ...args], {
    env: { ...process.env, ...databaseVariables(dataDirectory) },
    input,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${args.join(" ")}\n${input}${stdout}${stderr}`);
  return stdout;
}

/** Runs SQL in the embedded database of a server. */
export const runShell = (server: AuthServer, statement: string) =>
  runDatabaseCommand(server, ["db", "shell"], `${statement};\n`);
