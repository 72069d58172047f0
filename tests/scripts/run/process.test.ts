/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";

const STEPS = `
  import { run } from "./scripts/run/process.mjs";
  const code = await run(process.execPath, ["-e", process.argv[1]]);
  console.log("next step after", code);
`;

/** A script of two steps, the first of which is the program; stopped by the signal once that has begun. */
async function runSteps(program: string, signal?: NodeJS.Signals) {
  const steps = spawn(process.execPath, ["--input-type=module", "-e", STEPS, program]);
  let output = "";
  steps.stdout.on("data", (data) => {
    output += data;
    if (signal && String(data).includes("begun")) steps.kill(signal);
  });
  const [code] = await once(steps, "close");
  return { code, output };
}

const LONG = `console.log("begun"); setInterval(() => {}, 1000);`;
const LONG_BUT_POLITE = `process.on("SIGTERM", () => process.exit(0)); ${LONG}`;

test.each([
  ["a step that fails", "process.exit(3)", 3],
  ["a step that works", "", 0],
  ["a step that something else ended", `process.kill(process.pid, "SIGKILL")`, 1],
])("%s hands on its code", async (_, program, code) => {
  expect(await runSteps(program)).toEqual({ code: 0, output: `next step after ${code}\n` });
});

test.each([
  ["SIGTERM", LONG, 143],
  ["SIGINT", LONG, 130],
  ["SIGHUP", LONG, 129],
  ["SIGTERM", LONG_BUT_POLITE, 143],
] as const)("%s ends the script together with its step", async (signal, program, code) => {
  expect(await runSteps(program, signal)).toEqual({ code, output: "begun\n" });
});

test("what a step says is handed on in place of the terminal, all of it before the step has ended", async () => {
  const script = `
    import { run } from "./scripts/run/process.mjs";
    let said = "";
    const program = 'console.log("a".repeat(100_000)); console.error("b")';
    const code = await run(process.execPath, ["-e", program], process.env, (piece) => (said += piece));
    console.log(code, said.length);
  `;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script]);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += data));
  await once(child, "close");
  expect(output).toBe("0 100003\n");
});
