import { Gauge, Registry } from "prom-client";
import { getStores } from "@/lib/database/client";
import { countQueues } from "@/lib/database/desk/queues/queues";
import { hasDatabase } from "@/lib/database/has-database";
import { findLastImport } from "@/lib/database/imports/last-import";
import { QUEUES } from "@/lib/desk/queues";

const secondsSince = (instant: Date) => Math.max(0, (Date.now() - instant.getTime()) / 1000);

/** What waits at the desk, and how old the imported data are, read from the database for each scrape; undefined without one. */
export async function readDeskMetrics() {
  if (!hasDatabase()) return undefined;
  const { database } = await getStores();
  const [queues, lastImport] = await Promise.all([
    countQueues(database, QUEUES),
    findLastImport(database),
  ]);
  const registry = new Registry();
  const registers = [registry];
  const labelNames = ["queue"] as const;
  const waiting = new Gauge({
    name: "chard_desk_waiting",
    help: "How many items wait at the desk, by queue",
    labelNames,
    registers,
  });
  const oldest = new Gauge({
    name: "chard_desk_oldest_seconds",
    help: "How long the oldest item of a queue has waited; 0 for an empty queue",
    labelNames,
    registers,
  });
  for (const { queue, count, oldest: since } of queues) {
    waiting.set({ queue }, count);
    oldest.set({ queue }, since ? secondsSince(since) : 0);
  }
  if (lastImport)
    new Gauge({
      name: "chard_import_age_seconds",
      help: "How long ago the last import from OpenStreetMap that was applied ended",
      registers,
    }).set(secondsSince(lastImport));
  return registry.metrics();
}
