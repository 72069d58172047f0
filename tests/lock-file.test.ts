/** @jest-environment node */
import { readFileSync } from "node:fs";

type Entry = { optionalDependencies?: Record<string, string> };

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, Entry>;
};

test("the lock file holds the packages of every platform, or npm ci refuses it elsewhere", () => {
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  );
  const paths = Object.keys(packages);
  const missing = wanted.filter(
    (name) => !paths.some((path) => path.endsWith(`node_modules/${name}`)),
  );
  expect([...new Set(missing)]).toEqual([]);
});
