// `npm run export -- FILE`: the restaurants from OpenStreetMap with the corrections made here, as GeoJSON (ODbL).
import "./node-version.mjs";
import "./help.mjs";
import { createWriteStream } from "node:fs";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { takeFile } from "./arguments.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { loadEnvironment } from "./environment.mjs";
import { load } from "./load.mjs";
import { main, ROOT, Stop } from "./process.mjs";

main(async () => {
  const [file] = takeFile("export", process.argv.slice(2));
  if (!file) throw new Stop("Name one file: npm run export -- FILE");
  await ensureDependencies({ development: false });
  const { settings } = await loadEnvironment({ development: false });
  const { CommandError, openForCommand } = await load("lib/database/commands/open.ts");
  const { exportGeoJson } = await load("lib/database/exports/geojson.ts");
  const { explainFailure } = await load("lib/database/failures.ts");
  const { withFile } = await load("lib/database/file-fault.ts");

  let target;
  try {
    target = await openForCommand({
      settings,
      directory: resolve(settings.CHARD_DATA_DIR ?? ".data"),
      migrationsFolder: join(ROOT, "lib/database/migrations"),
      need: "existing",
    });
    const rows = Readable.from(exportGeoJson(target.database));
    await withFile("written", file, () => pipeline(rows, createWriteStream(file)));
    console.log(`The restaurants are in ${file}.`);
  } catch (error) {
    throw new Stop(error instanceof CommandError ? error.message : explainFailure(error));
  } finally {
    await target?.database.close();
  }
});
