import { spawnSync } from "node:child_process";
import type { AuthServer } from "@/e2e/auth-server";
import { databaseVariables } from "@/e2e/server-database";

/**
 * Runs SQL in the embedded database of a server, as its operator would, and returns what the command prints; throws with it when a
 * statement fails, since the shell prints failures on its output.
 */
export function runShell({ dataDirectory }: AuthServer, statement: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["scripts/run/db.mjs", "db", "shell"],
    {
      env: { ...process.env, ...databaseVariables(dataDirectory) },
      input: `${statement};\n`,
      encoding: "utf8",
    },
  );
  if (status !== 0) throw new Error(`${statement}\n${stdout}${stderr}`);
  return stdout;
}
