import { getStores } from "@/lib/database/client";
import { removeUnusedSessions } from "@/lib/database/accounts/embedded-sessions";
import { removeOldRecords } from "@/lib/database/maintenance/retention";
import { readEnvironment } from "@/lib/env";
import { SUPABASE_URL } from "@/lib/public-env";

const DEFAULT_DAYS = 365;

/** Deletes what was kept for as long as the settings say (P14.112); failures are logged, and tried again the next time. */
export async function removeOld() {
  const { CHARD_KEEP_MESSAGES_DAYS, CHARD_KEEP_REPORTS_DAYS, CHARD_KEEP_DECISIONS_DAYS } =
    readEnvironment(process.env);
  const retention = {
    messageDays: CHARD_KEEP_MESSAGES_DAYS ?? DEFAULT_DAYS,
    reportDays: CHARD_KEEP_REPORTS_DAYS ?? DEFAULT_DAYS,
    decisionDays: CHARD_KEEP_DECISIONS_DAYS ?? DEFAULT_DAYS,
  };
  try {
    const { database } = await getStores();
    await removeOldRecords(database, retention, new Date());
    if (!SUPABASE_URL) await removeUnusedSessions(database, new Date());
  } catch (error) {
    console.error(`Old records: ${error instanceof Error ? error.message : "failed"}`);
  }
}
