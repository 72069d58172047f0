/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { Finding } from "@/scripts/setup/checks";
import { parseEnvFile, type Values } from "@/scripts/setup/env-file";
import { setUp } from "@/scripts/setup/setup";

const ANSWERS = ["vegan.example", "Vegan Austria", "Österreich", "", "hello@vegan.example"];

let folder: string;
let checked: Values[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "chard-setup-"));
  checked = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, ".env");
const written = () => parseEnvFile(readFileSync(file(), "utf8"));

/** Runs the setup on typed lines: what it says. */
async function run(answers: string[], findings: Finding[] = []) {
  const output = new PassThrough();
  const said = text(output);
  const isWritten = await setUp({
    file: file(),
    servers: [],
    input: Readable.from([answers.map((answer) => `${answer}\n`).join("")]),
    output,
    check: async (values) => {
      checked.push(values);
      return findings;
    },
  });
  output.end();
  return { isWritten, said: await said };
}

test("writes six settings for their owner alone, and says the next commands", async () => {
  const { isWritten, said } = await run(ANSWERS, [{ isGood: false, text: "Port 80 is in use" }]);
  expect(isWritten).toBe(true);
  const { CHARD_MODERATOR_PASSWORD: password, ...values } = written();
  expect(values).toEqual({
    CHARD_DOMAIN: "vegan.example",
    NEXT_PUBLIC_SITE_NAME: "Vegan Austria",
    CHARD_IMPORT: "Österreich",
    SMTP_URL: "",
    NEXT_PUBLIC_CONTACT_EMAIL: "hello@vegan.example",
  });
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
  expect(said.split(password!)).toHaveLength(2);
  expect(said).toContain("check  Port 80 is in use");
  expect(said).toContain("docker compose -f deploy/one-box/compose.yaml up --build --detach");
  expect(said).toContain("npm run import -- --area 'Österreich'");
});

test("runs again: offers what is there, and neither shows nor changes the password", async () => {
  await run(ANSWERS);
  const before = written();
  const { said } = await run(["", "Vegan Alps", "-", "", ""]);
  expect(written()).toEqual({ ...before, NEXT_PUBLIC_SITE_NAME: "Vegan Alps", CHARD_IMPORT: "" });
  expect(said).toContain("[vegan.example]");
  expect(said).not.toContain(before.CHARD_MODERATOR_PASSWORD!);
});

test("makes no password where the first one was taken out: the account is there", async () => {
  await run(ANSWERS);
  writeFileSync(
    file(),
    readFileSync(file(), "utf8").replace(/^CHARD_MODERATOR_PASSWORD=.*$/m, "# taken out"),
  );
  const { said } = await run(["", "", "", "", ""]);
  expect(said).not.toMatch(/with the password/);
  expect(said).toContain("npm run role -- moderator ADDRESS");
  expect(written().CHARD_MODERATOR_PASSWORD).toBeFalsy();
});

test("asks again where an answer cannot be used, and says why", async () => {
  const { said } = await run(["https://vegan.example/", ...ANSWERS]);
  expect(said).toContain("The domain is its name alone");
  expect(written().CHARD_DOMAIN).toBe("vegan.example");
});

test("writes nothing when the answers end early", async () => {
  const { isWritten, said } = await run(ANSWERS.slice(0, 2));
  expect(isWritten).toBe(false);
  expect(said).toContain("Nothing was written");
  expect(() => written()).toThrow(/ENOENT/);
  expect(checked).toEqual([]);
});

test("runs again over a file that a person has changed", async () => {
  const before = [
    "export CHARD_DOMAIN=vegan.example # mine",
    "NEXT_PUBLIC_SITE_NAME=Old",
    String.raw`NEXT_PUBLIC_SITE_NAME="Ruth's \"Oak\"" # the last one counts`,
    "NEXT_PUBLIC_CONTACT_EMAIL = hello@vegan.example",
    "",
  ].join("\n");
  writeFileSync(file(), before);
  const { said } = await run(["", "", "", "", "ada@vegan.example"]);
  expect(said).toContain(`[Ruth's "Oak"]`);
  const after = readFileSync(file(), "utf8");
  expect(after.startsWith(before.replace(/NEXT_PUBLIC_CONTACT_EMAIL.+/s, ""))).toBe(true);
  expect(written()).toMatchObject({
    CHARD_DOMAIN: "vegan.example",
    NEXT_PUBLIC_SITE_NAME: `Ruth's "Oak"`,
    NEXT_PUBLIC_CONTACT_EMAIL: "ada@vegan.example",
  });
});

test("asks again for a name that no line of the file can hold", async () => {
  const [domain, , ...rest] = ANSWERS;
  const { said } = await run([domain!, `Ivy's "Oak"`, 'The "Oak" & Co', ...rest]);
  expect(said).toContain("A setting cannot have both");
  expect(written().NEXT_PUBLIC_SITE_NAME).toBe('The "Oak" & Co');
});
