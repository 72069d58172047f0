// `npm run bench`: prints what the site costs (README.md in this folder). Nothing is asserted, because times vary; the limits in bytes are in
// e2e/budgets.spec.ts. One benchmark alone: `npm run bench -- javascript`.
import "../scripts/run/node-version.mjs";
import { ensureDependencies } from "../scripts/run/dependencies.mjs";
import { main, Stop } from "../scripts/run/process.mjs";

const PARTS = {
  accounts: async () => (await import("./accounts.mjs")).benchAccounts(),
  web: async () => (await import("./web.mjs")).benchWeb(),
  javascript: async () => (await import("./javascript.mjs")).benchJavaScript(),
  database: async () => (await import("./database.mjs")).benchDatabase(),
  import: async () => (await import("./import.mjs")).benchImport(),
  desk: async () => (await import("./desk.mjs")).benchDesk(),
  kept: async () => (await import("./kept.mjs")).benchKept(),
  "world-file": async () => (await import("./world-file.mjs")).benchWorldFile(),
  load: async () => (await import("./load.mjs")).benchLoad(),
};

main(async () => {
  await ensureDependencies({ development: true });
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !(name in PARTS));
  if (unknown)
    throw new Stop(`There is no part "${unknown}"; known: ${Object.keys(PARTS).join(", ")}.`);
  for (const [name, bench] of Object.entries(PARTS))
    if (wanted.length === 0 || wanted.includes(name)) await bench();
});
