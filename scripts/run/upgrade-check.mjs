// `npm run upgrade:check`: what this version would change, before it is started for the first time.
import "./node-version.mjs";
import "./help.mjs";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { takeNothing } from "./arguments.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { loadEnvironment } from "./environment.mjs";
import { load } from "./load.mjs";
import { main, ROOT, Stop } from "./process.mjs";

main(async () => {
  takeNothing("upgrade:check", process.argv.slice(2));
  await ensureDependencies({ development: false });
  const { variables, settings } = await loadEnvironment({ development: false });
  const { VARIABLE_NAMES } = await load("lib/env.ts");
  const { inspectDatabase } = await load("lib/database/commands/inspect.ts");
  const { explainFailure } = await load("lib/database/failures.ts");
  const { findNewSettings, findOutdatedSettings } = await load("lib/upgrade/check-settings.ts");
  const { upgradeReport } = await load("lib/upgrade/report.ts");

  const database = await inspectDatabase({
    settings,
    directory: resolve(settings.CHARD_DATA_DIR ?? ".data"),
    migrationsFolder: join(ROOT, "lib/database/migrations"),
  }).catch((error) => {
    throw new Stop(explainFailure(error));
  });
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const { isReady, lines } = upgradeReport({
    version,
    outdated: findOutdatedSettings(variables, VARIABLE_NAMES),
    added: findNewSettings(variables),
    database,
    now: new Date(),
  });
  console.log(lines.join("\n"));
  process.exitCode = isReady ? 0 : 1;
});
