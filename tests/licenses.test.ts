/** @jest-environment node */
import { readFileSync } from "node:fs";

type Entry = { license?: string; dev?: boolean; version?: string };

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, Entry>;
};

/** Licenses that let the site be given away under its own. */
const ALLOWED = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
];

/** Packages that state their license in a file alone, which was read: name and license. */
const STATED_IN_FILE: Readonly<Record<string, string>> = { suncalc: "BSD-2-Clause" };

/** Others, each for a package alone, with the reason. */
const EXCEPTIONS: [name: RegExp, license: string, reason: string][] = [
  [/^@img\/sharp-/, "LGPL-3.0-or-later", "libvips, a library of its own that Next loads unchanged"],
  [
    /^opening_hours$/,
    "LGPL-3.0-only",
    "a library of its own that the server loads unchanged, never part of a browser's scripts",
  ],
  [/^argparse$/, "Python-2.0", "asks for its notice alone, as MIT does"],
  [/^pako$/, "Zlib", "asks for no more than its name"],
  [/^satori$/, "MPL-2.0", "a library of its own that the server loads unchanged"],
  [/^@fontsource-variable\/noto-sans/, "OFL-1.1", "fonts, which the server draws images with"],
  [/^@photostructure\/tz-lookup$/, "CC0-1.0", "given to the public domain"],
  [
    /^caniuse-lite$/,
    "CC-BY-4.0",
    "a table of browsers, read while building and not part of the site",
  ],
];

/** Whether an SPDX expression without brackets inside brackets is granted: "MIT", "(MIT OR GPL-2.0)", "MIT AND ISC". */
function isGranted(expression: string, allowed: string[]) {
  return expression
    .replace(/^\(|\)$/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((license) => allowed.includes(license)));
}

const PRODUCTION = Object.entries(packages)
  .filter(([path, { dev }]) => path !== "" && !dev)
  .map(([path, entry]) => ({ name: path.replace(/^.*node_modules\//, ""), ...entry }));

test("every package that the site runs with may be passed on", () => {
  expect(PRODUCTION.length).toBeGreaterThan(100);
  const refused = PRODUCTION.filter(({ name, license = STATED_IN_FILE[name] ?? "none" }) => {
    const extra = EXCEPTIONS.filter(([pattern]) => pattern.test(name)).map(([, other]) => other);
    return !isGranted(license, [...ALLOWED, ...extra]);
  });
  expect(refused.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

test("no exception outlives its package", () => {
  const unused = EXCEPTIONS.filter(
    ([pattern, license]) =>
      !PRODUCTION.some((entry) => pattern.test(entry.name) && entry.license?.includes(license)),
  );
  expect(unused).toEqual([]);
});

test.each([
  ["MIT", true],
  ["GPL-3.0", false],
  ["(MIT OR GPL-3.0)", true],
  ["MIT AND GPL-3.0", false],
  ["MIT AND ISC", true],
  ["none", false],
])("%s: %s", (expression, granted) => {
  expect(isGranted(expression, ALLOWED)).toBe(granted);
});
