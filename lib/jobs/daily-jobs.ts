import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { DELETIONS_AT } from "@/lib/database/accounts/account-deletions";
import { getStores } from "@/lib/database/client";
import { updateStatistics } from "@/lib/database/maintenance/statistics";
import { deleteAccounts } from "@/lib/jobs/delete-accounts";
import { removeOrphanedPhotos } from "@/lib/jobs/remove-orphaned-photos";
import { removeOld } from "@/lib/jobs/remove-old-records";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Hours with dates are read again at this time, UTC. */
const HOURS_AT = "03:00";
const IMPORT_AT = "03:30";
const BACKUP_AT = "02:15";
const STATISTICS_AT = "05:00";

/** Milliseconds from an instant until the next "HH:MM" in UTC. */
export function untilNext(time: string, now: Date) {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hours, minutes);
  return today > now.getTime() ? today - now.getTime() : today + DAY_MS - now.getTime();
}

/** A command of the project in a process of its own, so that requests do not wait for it. */
function run(script: string, parameters: string[]) {
  const path = join(/* turbopackIgnore: true */ process.cwd(), "scripts/run", script);
  // The standalone copy has no scripts: there a scheduler beside it runs the commands (docs/openstreetmap.md).
  if (!existsSync(path)) return;
  const child = spawn(process.execPath, [path, ...parameters], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  child.on("error", (error) => console.error(`${script}: ${error.message}`));
  child.on("exit", (code) => code && console.error(`${script} ended with exit code ${code}.`));
}

/** So often the time is looked at: timers do not know that the clock was set, or for how long the machine slept. */
const LOOK_MS = 15 * 60 * 1000;

/** Does a job at a time of each day; `due`: its next instant. */
function daily(time: string, job: () => void, due = Date.now() + untilNext(time, new Date())) {
  const left = due - Date.now();
  setTimeout(
    () => {
      const now = Date.now();
      if (now >= due) job();
      // Done, or a clock that was set back by days would have it wait for as many.
      const isOther = now >= due || due - now > DAY_MS;
      daily(time, job, isOther ? now + untilNext(time, new Date(now)) : due);
    },
    Math.min(left, LOOK_MS),
  ).unref();
}

async function refreshStatistics() {
  try {
    await updateStatistics((await getStores()).database);
  } catch (error) {
    console.error(`Statistics of the database: ${String(error)}`);
  }
}

type Settings = Partial<
  Record<
    "CHARD_IMPORT" | "CHARD_IMPORT_AT" | "CHARD_BACKUP" | "CHARD_BACKUP_AT",
    string | undefined
  >
>;

/**
 * What a server with a database does once a day: reads hours again, imports and backs up what the settings name, updates the database's
 * statistics, and deletes accounts, old records and files that no record names; the last at its start as well, since it may not run at night.
 */
export function startDailyJobs(settings: Settings) {
  const { CHARD_IMPORT: scope, CHARD_IMPORT_AT: time } = settings;
  const deleteWhatIsDue = async () => {
    await deleteAccounts();
    await removeOld();
    await removeOrphanedPhotos();
  };
  void deleteWhatIsDue();
  daily(DELETIONS_AT, () => void deleteWhatIsDue());
  daily(STATISTICS_AT, () => void refreshStatistics());
  daily(HOURS_AT, () => run("refresh-hours.mjs", []));
  if (settings.CHARD_BACKUP)
    daily(settings.CHARD_BACKUP_AT ?? BACKUP_AT, () => run("backup.mjs", []));
  if (scope)
    daily(time ?? IMPORT_AT, () =>
      run("import.mjs", scope === "world" ? ["--world"] : ["--area", scope]),
    );
}
