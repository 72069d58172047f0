/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

jest.setTimeout(120_000);

const SCRIPTS = ["scripts", "e2e/front", "bench"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".mjs"))
    .map((path) => join(folder, path)),
);

/** Every file of the site that a script names. */
const LOADED = [
  ...new Set(
    SCRIPTS.flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(/\bload\("(lib\/[^"]+)"\)/g)].map(([, file]) => file),
    ),
  ),
];

test("whatever the scripts use of the site can be loaded outside of Next.js", () => {
  expect(LOADED).toContain("lib/embedded/auth-server.ts");
  const program = `
    import { load } from "./scripts/run/load.mjs";
    for (const file of ${JSON.stringify(LOADED)}) await load(file).catch(({ message }) => console.log(file, message));
    process.exit();`;
  const { stdout, status } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", program],
    { encoding: "utf8" },
  );
  expect({ stdout, status }).toEqual({ stdout: "", status: 0 });
});
