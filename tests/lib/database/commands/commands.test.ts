/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import type { CommandTarget } from "@/lib/database/commands/open";
import { findCommand } from "@/lib/database/commands/run";

it.each(["backup", "restore"])("npm run %s without a file says how it is called", async (name) => {
  const called = findCommand("db", name)({} as CommandTarget, [], process);
  await expect(called).rejects.toThrow(`Name one file: npm run ${name} -- FILE`);
});
