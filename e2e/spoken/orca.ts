import { copyFile, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Desktop } from "@/e2e/spoken/desktop";
import { startProcess, stopProcess, waitFor } from "@/e2e/spoken/processes";

const START_MS = 60_000;
const SERVER = "recorded_speech";

/** Pages are not read from start to end when they open; the keys that are pressed are not repeated. */
const SETTINGS = {
  speechServerFactory: `"${SERVER}"`,
  enableBraille: "False",
  enableSound: "False",
  sayAllOnLoad: "False",
  pageSummaryOnLoad: "True",
  enableKeyEcho: "False",
  verbalizePunctuationStyle: "3",
  keyboardLayout: "1",
};

export type Orca = {
  /** The speech so far, one utterance per entry. */
  spoken: () => Promise<string[]>;
  stop: () => Promise<void>;
};

/** Starts the screen reader Orca with a speech server that writes to a file. One Orca a user at a time is Orca's rule. */
export async function startOrca({ home, env }: Desktop): Promise<Orca> {
  const folder = await mkdtemp(join(home, "orca-"));
  const file = join(folder, "spoken.jsonl");
  await writeFile(file, "");
  await copyFile(join(import.meta.dirname, `${SERVER}.py`), join(folder, `${SERVER}.py`));
  const lines = Object.entries(SETTINGS).map(([name, value]) => `orca.settings.${name} = ${value}`);
  const customizations = ["import orca.settings", ...lines, ""].join("\n");
  await writeFile(join(folder, "orca-customizations.py"), customizations);
  const orca = startProcess("orca", ["--replace", "--user-prefs", folder], {
    env: { ...env, SPOKEN_FILE: file, PYTHONDONTWRITEBYTECODE: "1" },
  });
  const utterances = async () =>
    (await readFile(file, "utf8"))
      .split("\n")
      .slice(0, -1)
      .map((line) => String(JSON.parse(line)));
  await waitFor("Orca to start", START_MS, async () => (await utterances()).length > 0);
  return { spoken: utterances, stop: () => stopProcess(orca) };
}
