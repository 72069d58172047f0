// Importing an extract of OpenStreetMap with the real command, on both kinds of database: venues per second, the process's
// memory, the database's size, and the same file once more. A parameter names a real extract; without one, synthetic ones of
// BENCH_VENUES ("10000,54000,250000") venues are written.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bareEnvironment } from "../scripts/test/e2e.mjs";
import { ROOT, say } from "../scripts/run/process.mjs";
import { withDatabases, withOpenDatabase } from "./databases.mjs";
import { memoryOf } from "./memory.mjs";
import { writeExtract } from "./synthetic-extract.mjs";
import { printTable } from "./table.mjs";

const SIZES = (process.env.BENCH_VENUES ?? "10000,54000,250000").split(",").map(Number);
const LOOK_MS = 200;

/** Runs the command once. Returns its summary, the seconds of the whole process, and the most memory it held in MB. */
export async function importOnce(file, settings) {
  const start = performance.now();
  const child = spawn(process.execPath, [join(ROOT, "scripts/run/import.mjs"), file, "--json"], {
    cwd: ROOT,
    env: { ...bareEnvironment(), ...settings },
    stdio: ["ignore", "pipe", "ignore"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, memoryOf(child.pid))), LOOK_MS);
  const [code] = await once(child, "close");
  clearInterval(timer);
  if (code !== 0) throw new Error(`The import failed (exit code ${code}).`);
  const summary = JSON.parse(output.trim().split("\n").at(-1));
  return { summary, seconds: (performance.now() - start) / 1000, peak };
}

async function measure(file, rows) {
  await withDatabases(async (name, settings, size) => {
    // Making a PGlite takes up to 1 GB for a moment, which is not the import's.
    await withOpenDatabase(settings, async () => undefined);
    say(`${name}: the first import.`);
    const first = await importOnce(file, settings);
    say(`${name}: the same file again.`);
    const again = await importOnce(file, settings);
    const { added } = first.summary;
    if (again.summary.added + again.summary.changed > 0)
      throw new Error("The second import changed something.");
    rows.push([
      name,
      added.toLocaleString("en"),
      first.seconds.toFixed(1),
      Math.round(added / first.seconds).toLocaleString("en"),
      first.peak.toFixed(0),
      size(),
      again.seconds.toFixed(1),
      (again.seconds / first.seconds).toFixed(2),
    ]);
  });
}

/** Prints the table, of one file or of synthetic ones. */
export async function benchImport(given) {
  const folder = mkdtempSync(join(tmpdir(), "chard-bench-"));
  const rows = [];
  try {
    if (given) await measure(given, rows);
    else
      for (const count of SIZES) {
        const file = join(folder, `${count}.json`);
        await writeExtract(file, count);
        await measure(file, rows);
      }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  printTable(
    "npm run import, the whole process",
    ["database", "venues", "s", "venues/s", "memory MB", "on disk MB", "again s", "ratio"],
    rows,
  );
}
