/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { findCommand } from "@/lib/database/commands/run";

it.each([undefined, "backup", "drop"])("npm run db -- %s says which commands there are", (name) => {
  expect(() => findCommand("db", name)).toThrow(
    "Choose one: npm run db -- status | migrate | shell",
  );
});
