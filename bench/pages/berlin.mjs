// A site with so many invented restaurants around one place as a large city has.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importOnce } from "../import.mjs";
import { withSite } from "../site.mjs";
import { writeExtract } from "../synthetic-extract.mjs";

export const BERLIN = { lat: 52.52, lng: 13.405 };
/** All of the square lies within the first radius of near me, 5 km. */
const SQUARE_DEGREES = 0.06;

/** Runs `task` with the origin of a site that has so many restaurants around Berlin. */
export async function withBerlin(count, task) {
  const folder = mkdtempSync(join(tmpdir(), "chard-bench-"));
  try {
    const file = join(folder, "extract.json");
    const settings = { CHARD_DATA_DIR: join(folder, "data") };
    await writeExtract(file, count, { around: [BERLIN], degrees: SQUARE_DEGREES });
    await importOnce(file, settings);
    return await withSite(task, settings);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
