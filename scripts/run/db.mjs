// `npm run status`, `db`, `samples`, `role` and `account` (commands.mjs), whether the site is running or not.
import "./node-version.mjs";
import "./help.mjs";
import { join, resolve } from "node:path";
import { ensureDependencies } from "./dependencies.mjs";
import { loadEnvironment } from "./environment.mjs";
import { load } from "./load.mjs";
import { main, ROOT, Stop } from "./process.mjs";

/** The commands about accounts, which also know where photos are. */
async function accountGroup(settings, directory) {
  const { accountCommands } = await load("lib/server/account-commands.ts");
  const { localPhotoStorage } = await load("lib/photos/local-storage.ts");
  const { NEXT_PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = settings;
  if (!url) {
    const photos = localPhotoStorage(join(directory, "photos"));
    return accountCommands({ photos, hasAccountService: false });
  }
  const { supabasePhotoStorage } = await load("lib/photos/supabase-storage.ts");
  const photos = key ? supabasePhotoStorage(url, key) : undefined;
  return accountCommands({ photos, hasAccountService: true });
}

main(async () => {
  const [group, name, ...parameters] = process.argv.slice(2);
  await ensureDependencies({ development: false });
  const { settings } = await loadEnvironment({ development: false });
  const { CommandError, openForCommand } = await load("lib/database/commands/open.ts");
  const { findCommand, needOf } = await load("lib/database/commands/run.ts");
  const { explainFailure } = await load("lib/database/failures.ts");
  const { DatabaseSettingsError } = await load("lib/database/mode.ts");

  let target;
  try {
    const directory = resolve(settings.CHARD_DATA_DIR ?? ".data");
    const command = findCommand(
      group,
      name,
      parameters,
      group === "account" ? { account: await accountGroup(settings, directory) } : {},
    );
    target = await openForCommand({
      settings,
      directory,
      migrationsFolder: join(ROOT, "lib/database/migrations"),
      need: needOf(group, name),
    });
    const result = await command(target, parameters, process);
    if (typeof result === "number") process.exitCode = result > 0 ? 1 : 0;
    else console.log(result.join("\n"));
  } catch (error) {
    const isSentence = [CommandError, DatabaseSettingsError].some((kind) => error instanceof kind);
    if (isSentence) throw new Stop(error.message);
    throw new Stop(explainFailure(error));
  } finally {
    await target?.database.close();
  }
});
