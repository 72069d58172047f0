// `npm run import -- FILE | --area "Berlin" | --box S,W,N,E | --world`: restaurants from OpenStreetMap, whether the site is running or not.
import "./node-version.mjs";
import "./help.mjs";
import { join, resolve } from "node:path";
import { setFlagsFromString } from "node:v8";
import { ensureDependencies } from "./dependencies.mjs";
import { loadEnvironment } from "./environment.mjs";
import { load } from "./load.mjs";
import { main, ROOT, Stop } from "./process.mjs";

// Opening hours are read in local times, which only here are never skipped.
process.env.TZ = "UTC";
// Most of what an import makes is garbage soon after. V8 would let that grow to several times of what is in use before it collects
// it, and would enlarge the space of new objects to 32 MB.
setFlagsFromString("--heap-growing-percent=15");
setFlagsFromString("--semi-space-growth-factor=1");

main(async () => {
  await ensureDependencies({ development: false });
  const { settings } = await loadEnvironment({ development: false });
  const { CommandError, openForCommand } = await load("lib/database/commands/open.ts");
  const { explainFailure } = await load("lib/database/failures.ts");
  const { lockImports } = await load("lib/database/imports/import-lock.ts");
  const { readImportArguments } = await load("lib/import/command/arguments.ts");
  const { assertFile, importCommand, isImportFault } = await load("lib/import/command/command.ts");

  const directory = resolve(settings.CHARD_DATA_DIR ?? ".data");
  let target;
  let unlock;
  try {
    const parameters = readImportArguments(process.argv.slice(2));
    assertFile(parameters.scope);
    unlock = await lockImports(settings, directory);
    target = await openForCommand({
      settings,
      directory,
      migrationsFolder: join(ROOT, "lib/database/migrations"),
    });
    await importCommand(parameters, {
      database: target.database,
      servers: settings.OVERPASS_URL ?? [],
      siteUrl: settings.NEXT_PUBLIC_SITE_URL ?? `http://localhost:${settings.PORT ?? 3000}`,
      countries: settings.CHARD_COUNTRIES && new Set(settings.CHARD_COUNTRIES),
      stdout: process.stdout,
      stderr: process.stderr,
    });
  } catch (error) {
    if (error instanceof CommandError || isImportFault(error)) throw new Stop(error.message);
    throw new Stop(explainFailure(error));
  } finally {
    await target?.database.close();
    await unlock?.();
  }
});
