import { getStores } from "@/lib/database/client";
import { removeOldRecords } from "@/lib/database/retention";
import { readEnvironment } from "@/lib/env";

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
    await removeOldRecords((await getStores()).database, retention, new Date());
  } catch (error) {
    console.error(`Old records: ${error instanceof Error ? error.message : "failed"}`);
  }
}
