/** @jest-environment node */
import { readFileSync } from "node:fs";

type Entry = {
  optionalDependencies?: Record<string, string>;
  integrity?: string;
  optional?: boolean;
};

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

test("what every machine installs is held to the hash of its contents", () => {
  const loose = Object.entries(packages).filter(
    ([path, { integrity, optional }]) =>
      path !== "" && !optional && !integrity?.startsWith("sha512-"),
  );
  expect(loose.map(([path]) => path)).toEqual([]);
});
