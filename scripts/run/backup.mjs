// `npm run backup`: rows and photos to where the settings want backups; with a file, the rows alone into that. And the reverse:
// `npm run restore -- FILE` and `npm run restore -- --newest`.
import "./node-version.mjs";
import "./help.mjs";
import { join, resolve } from "node:path";
import { ensureDependencies } from "./dependencies.mjs";
import { loadEnvironment } from "./environment.mjs";
import { load } from "./load.mjs";
import { main, ROOT, Stop } from "./process.mjs";

main(async () => {
  await ensureDependencies({ development: false });
  const { settings } = await loadEnvironment({ development: false });
  const { openForCommand } = await load("lib/database/commands/open.ts");
  const { explainFailure } = await load("lib/database/failures.ts");
  const { isBackupFault, readBackupArguments, runBackupCommand } =
    await load("lib/backups/commands.ts");
  const { photoStorageOf } = await load("lib/backups/photo-storage.ts");
  const { chooseBackupStore } = await load("lib/backups/choose-store.ts");

  const directory = resolve(settings.CHARD_DATA_DIR ?? ".data");
  let target;
  try {
    const request = readBackupArguments(process.argv.slice(2));
    target = await openForCommand({
      settings,
      directory,
      migrationsFolder: join(ROOT, "lib/database/migrations"),
      // Before migrations, which cannot be taken back.
      need: request.isRestore ? undefined : "as-it-is",
    });
    const parts = {
      database: target.database,
      photos: await photoStorageOf(settings, directory),
      store: await chooseBackupStore(settings, directory),
      passphrase: settings.CHARD_BACKUP_KEY,
      workFolder: join(directory, "unfinished-backups"),
    };
    const lines = await runBackupCommand(parts, request);
    console.log(lines.join("\n"));
  } catch (error) {
    throw new Stop(isBackupFault(error) ? error.message : explainFailure(error));
  } finally {
    await target?.database.close();
  }
});
