// Reads opening hours that depend on the date again: the server runs it once a day, cron may.
import "./node-version.mjs";
import "./help.mjs";
import { join, resolve } from "node:path";
import { takeNothing } from "./arguments.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { loadEnvironment } from "./environment.mjs";
import { load } from "./load.mjs";
import { main, ROOT, Stop } from "./process.mjs";

// Opening hours are read in local times, which only here are never skipped.
process.env.TZ = "UTC";

main(async () => {
  takeNothing("refresh-hours", process.argv.slice(2));
  await ensureDependencies({ development: false });
  const { settings } = await loadEnvironment({ development: false });
  const { CommandError, openForCommand } = await load("lib/database/commands/open.ts");
  const { explainFailure } = await load("lib/database/failures.ts");
  const { refreshHours } = await load("lib/import/refresh-hours.ts");

  let target;
  try {
    target = await openForCommand({
      settings,
      directory: resolve(settings.CHARD_DATA_DIR ?? ".data"),
      migrationsFolder: join(ROOT, "lib/database/migrations"),
      need: "existing",
    });
    const today = new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000);
    console.log(`The hours of ${await refreshHours(target.database, today)} restaurants changed.`);
  } catch (error) {
    throw new Stop(error instanceof CommandError ? error.message : explainFailure(error));
  } finally {
    await target?.database.close();
  }
});
