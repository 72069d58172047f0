/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { COMMANDS } from "@/scripts/run/commands.mjs";
import { commandOf } from "@/scripts/run/help.mjs";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};
const names = Object.keys(COMMANDS);

test.each(names)("npm run %s -- --help says what it does, and does nothing", (name) => {
  const [program, ...parameters] = scripts[name]!.split(" ");
  expect(program).toBe("node");
  const { status, stdout, stderr } = spawnSync(process.execPath, [...parameters, "--help"], {
    encoding: "utf8",
    env: { ...process.env, DATABASE_URL: "not a URL" },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toContain(COMMANDS[name]!.summary);
  for (const line of COMMANDS[name]!.usage) expect(stdout).toContain(line);
});

test("every command of an operator is among them", () => {
  const run = Object.entries(scripts).filter(([, script]) => /scripts\/(run|build)\//.test(script));
  expect(run.map(([name]) => name).toSorted()).toEqual([...names, "commands"].toSorted());
});

test("npm run commands lists them, a line each", () => {
  const { stdout } = spawnSync(process.execPath, ["scripts/run/list-commands.mjs"], {
    encoding: "utf8",
  });
  for (const name of names)
    expect(stdout).toMatch(
      new RegExp(`^npm run ${name} +${COMMANDS[name]!.summary.slice(0, 20)}`, "m"),
    );
});

test("one page of the documentation has every command and each of its forms", () => {
  const page = readFileSync("docs/commands.md", "utf8");
  const forms = names.flatMap((name) => COMMANDS[name]!.usage);
  expect(forms.filter((form) => !page.includes(`\`${form}\``))).toEqual([]);
});

test("the image has the scripts of the commands", () => {
  const dockerfile = readFileSync("deploy/Dockerfile", "utf8");
  for (const folder of ["lib", "data", "scripts/run"])
    expect(dockerfile).toContain(`COPY ${folder} ./${folder}`);
  expect(readdirSync("scripts/run")).toContain("db.mjs");
});

test.each([
  [["node", "/chard/scripts/run/db.mjs", "db", "status", "--help"], "status"],
  [["node", "/chard/scripts/run/backup.mjs", "--help"], "backup"],
  [["node", "/chard/scripts/run/backup.mjs", "restore", "--help"], "restore"],
  [["node", "/chard/scripts/run/db.mjs", "db", "shell", "--help"], "db"],
  [["node", "/chard/scripts/run/db.mjs", "db", "--help"], "db"],
  [["node", "/chard/scripts/run/db.mjs", "role", "list", "--help"], "role"],
  [["node", "/chard/scripts/build/build.mjs", "--help"], "build"],
  [["node", "/chard/scripts/build/build.mjs", "--standalone", "--help"], "build:standalone"],
  [["node", "/chard/scripts/run/import.mjs", "--help"], "import"],
])("%j is the command %s", (argv, command) => {
  expect(commandOf(argv)).toBe(command);
});
