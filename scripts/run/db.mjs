// `npm run db -- status|migrate|backup FILE|restore FILE|shell`, `npm run samples -- remove` and
// `npm run role -- moderator|editor|none ADDRESS|list`, whether the site is running or not.
import "./node-version.mjs";
import { join, resolve } from "node:path";
import { ensureDependencies } from "./dependencies.mjs";
import { loadEnvironment } from "./environment.mjs";
import { load } from "./load.mjs";
import { main, ROOT, Stop } from "./process.mjs";

main(async () => {
  const [group, name, ...parameters] = process.argv.slice(2);
  await ensureDependencies({ development: false });
  const { settings } = await loadEnvironment({ development: false });
  const { CommandError, openForCommand } = await load("lib/database/commands/open.ts");
  const { findCommand } = await load("lib/database/commands/run.ts");
  const { explainFailure } = await load("lib/database/failures.ts");
  const { BackupError } = await load("lib/database/backup/restore-backup.ts");

  let target;
  try {
    const command = findCommand(group, name);
    target = await openForCommand({
      settings,
      directory: resolve(settings.CHARD_DATA_DIR ?? ".data"),
      migrationsFolder: join(ROOT, "lib/database/migrations"),
    });
    const result = await command(target, parameters, process);
    if (typeof result === "number") process.exitCode = result > 0 ? 1 : 0;
    else console.log(result.join("\n"));
  } catch (error) {
    if (error instanceof CommandError || error instanceof BackupError)
      throw new Stop(error.message);
    throw new Stop(explainFailure(error));
  } finally {
    await target?.database.close();
  }
});
