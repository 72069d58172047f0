/** @jest-environment node */
import { readFileSync } from "node:fs";
import { startMetrics, metricsRegistry } from "@/lib/metrics/registry";

type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };

/** Read from the database for each scrape (lib/metrics/desk-metrics.ts). */
const OF_THE_DESK = ["chard_desk_oldest_seconds", "chard_import_age_seconds"];

test("the dashboard asks for metrics that the server has", async () => {
  startMetrics();
  const known = (await metricsRegistry()!.getMetricsAsJSON()).map(({ name }) => name);
  const { panels } = JSON.parse(readFileSync("deploy/grafana/dashboard.json", "utf8")) as Dashboard;
  const asked = panels
    .flatMap(({ targets }) => targets)
    .flatMap(({ expr }) => expr.match(/\b(chard|nodejs|process)_\w+/g) ?? [])
    .map((name) => name.replace(/_seconds_(bucket|count)$/, "_seconds"));
  expect(asked.length).toBeGreaterThan(panels.length);
  expect(asked.filter((name) => ![...known, ...OF_THE_DESK].includes(name))).toEqual([]);
});
