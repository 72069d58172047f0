/** @jest-environment node */
import { missingPackages } from "@/scripts/run/dependencies.mjs";

const lock = (entry: object) => ({
  packages: { "": {}, "node_modules/a": { version: "2.0.0", ...entry } },
});
const INSTALLED = { packages: { "node_modules/a": { version: "2.0.0" } } };
const OLDER = { packages: { "node_modules/a": { version: "1.0.0" } } };
const NOTHING = { packages: {} };

test.each([
  ["is installed", {}, INSTALLED, true, []],
  ["is not installed", {}, NOTHING, true, ["node_modules/a"]],
  ["is installed in another version", {}, OLDER, true, ["node_modules/a"]],
  ["is optional and not installed", { optional: true }, NOTHING, true, []],
  [
    "is optional and installed in another version",
    { optional: true },
    OLDER,
    true,
    ["node_modules/a"],
  ],
  ["is for development, which is requested", { dev: true }, NOTHING, true, ["node_modules/a"]],
  ["is for development, which is not requested", { dev: true }, NOTHING, false, []],
  ["is a link of the project", { link: true }, NOTHING, true, []],
])("a package that %s", (_, entry, installed, development, missing) => {
  expect(missingPackages(lock(entry), installed, { development })).toEqual(missing);
});
