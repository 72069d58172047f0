/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { findCommand, needOf } from "@/lib/database/commands/run";

it.each([undefined, "backup", "drop"])("npm run db -- %s says which commands there are", (name) => {
  expect(() => findCommand("db", name)).toThrow(
    "Choose one: npm run db -- status | migrate | shell",
  );
});

it.each([
  ["db", "status"],
  ["samples", "remove"],
  ["role", "list"],
])("npm run %s -- %s takes nothing more", (group, name) => {
  expect(() => findCommand(group, name, ["more"])).toThrow("Nothing may follow");
  expect(findCommand(group, name)).toBeInstanceOf(Function);
});

it.each([
  ["db", "status", "as-it-is"],
  ["db", "migrate", undefined],
  ["role", "list", "existing"],
  ["account", "list", "existing"],
])("npm run %s -- %s needs a database: %s", (group, name, need) => {
  expect(needOf(group, name)).toBe(need);
});
