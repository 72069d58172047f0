import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const emptyDirectory = (name: string) => mkdtempSync(join(tmpdir(), `chard-e2e-${name}-`));

/** The folder of this run (scripts/test/e2e.mjs), which goes with it. */
const RUN = process.env.E2E_DATA_DIR && dirname(process.env.E2E_DATA_DIR);

/** Opens a data directory, which makes its database with the samples. */
function fill(directory: string) {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/run/db.mjs", "db", "migrate"], {
    env: { ...process.env, CHARD_DATABASE: "embedded", CHARD_DATA_DIR: directory },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
}

/** A data directory with the samples that no server uses. Several workers may make it; the first one's stays. */
function template(run: string) {
  const directory = join(run, "template");
  if (existsSync(directory)) return directory;
  const own = emptyDirectory("template");
  fill(own);
  try {
    renameSync(own, directory);
  } catch {
    rmSync(own, { recursive: true });
  }
  return directory;
}

/** A new data directory for a server: a copy of one with the samples, since a server would take seconds to make them. */
export function newDataDirectory(name = "auth") {
  const directory = emptyDirectory(name);
  if (RUN && !process.env.E2E_POSTGRES_URL) cpSync(template(RUN), directory, { recursive: true });
  return directory;
}
