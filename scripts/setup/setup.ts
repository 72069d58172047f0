import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { runChecks, type Finding } from "@/scripts/setup/checks";
import { formatEnvFile, parseEnvFile, type Values } from "@/scripts/setup/env-file";
import { newPassword } from "@/scripts/setup/password";
import { askQuestion, QUESTIONS } from "@/scripts/setup/questions";

const COMPOSE = "docker compose -f deploy/one-box/compose.yaml";

const HEADING = `# Settings of this site, written by npm run setup, which may be run again. More of them: README.md, "Configuration".\n`;

/** Asks on a terminal, or reads one answer from each line of a file; undefined when there are no more. */
function openTerminal(input: Readable, output: Writable & { isTTY?: boolean }) {
  const lines = createInterface({ input, output, terminal: Boolean(output.isTTY) });
  const answers = lines[Symbol.asyncIterator]();
  return {
    async ask(prompt: string) {
      lines.setPrompt(prompt);
      lines.prompt();
      const { value, done } = await answers.next();
      return done ? undefined : value;
    },
    say: (text: string) => void output.write(`${text}\n`),
    close: () => lines.close(),
  };
}

async function askAll(known: Values, terminal: ReturnType<typeof openTerminal>) {
  const values: Values = {};
  for (const question of QUESTIONS) {
    const answer = await askQuestion(question, known, terminal);
    if (answer === undefined) return undefined;
    values[question.name] = answer;
  }
  return values;
}

function describeFindings(findings: readonly Finding[]) {
  return findings.map(({ isGood, text }) => `${isGood ? "  ok    " : "  check "} ${text}`);
}

/** The password of the first moderator: none where an earlier run wrote the file and it was taken out since. */
function moderatorPassword(known: Values) {
  const isFirstRun = !known.CHARD_DOMAIN;
  return known.CHARD_MODERATOR_PASSWORD || (isFirstRun ? newPassword() : "");
}

function describeModerator(address: string | undefined, password: string, known: Values) {
  if (!password)
    return `The file has no password of a first moderator: the accounts of the site stay as they are. To make another account a moderator's: ${COMPOSE} exec site npm run role -- moderator ADDRESS`;
  return password === known.CHARD_MODERATOR_PASSWORD
    ? `The password in the file is for ${address}, if the site has not been started yet: an account that is there keeps its own. After the first sign-in take it out.`
    : `The first moderator is ${address}, with the password ${password} (it is shown this once).`;
}

function nextSteps({ CHARD_IMPORT: area, CHARD_DOMAIN: domain }: Values) {
  const scope =
    area === "world" ? "--world" : `--area '${area?.replaceAll("'", String.raw`'\''`)}'`;
  return [
    "Next:",
    `  ${COMPOSE} up --build --detach`,
    ...(area ? [`  ${COMPOSE} exec site npm run import -- ${scope}`] : []),
    `The site is then at https://${domain}, and the desk at https://${domain}/desk.`,
  ];
}

type Options = {
  file: string;
  servers: readonly string[];
  input: Readable;
  output: Writable & { isTTY?: boolean };
  check?: typeof runChecks;
};

/**
 * Asks for the settings of a site, checks them, and writes them into a file; a later run offers the present values, and leaves other lines
 * as they are. False when the answers ended early: nothing is written then.
 */
export async function setUp({ file, servers, input, output, check = runChecks }: Options) {
  const before = existsSync(file) ? readFileSync(file, "utf8") : HEADING;
  const known = parseEnvFile(before);
  const terminal = openTerminal(input, output);
  try {
    const answers = await askAll(known, terminal);
    if (!answers) {
      terminal.say("\nNothing was written: some answers are missing.");
      return false;
    }
    terminal.say("\nChecking these settings:");
    for (const line of describeFindings(await check(answers, servers))) terminal.say(line);
    const password = moderatorPassword(known);
    const values: Values = { ...answers, ...(password && { CHARD_MODERATOR_PASSWORD: password }) };
    writeFileSync(file, formatEnvFile(before, values), { mode: 0o600 });
    chmodSync(file, 0o600);
    terminal.say(`\nThe settings are in ${file}.`);
    terminal.say(describeModerator(values.NEXT_PUBLIC_CONTACT_EMAIL, password, known));
    for (const line of ["", ...nextSteps(values)]) terminal.say(line);
    return true;
  } finally {
    terminal.close();
  }
}
