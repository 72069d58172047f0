// `npm run bench`: prints what the site costs. Nothing is asserted here, since times flicker; what is asserted in bytes is in
// e2e/budgets.spec.ts. One part alone: `npm run bench -- javascript`.
import "../scripts/run/node-version.mjs";
import { ensureDependencies } from "../scripts/run/dependencies.mjs";
import { main, Stop } from "../scripts/run/process.mjs";

const PARTS = {
  maps: async () => (await import("./maps.mjs")).benchMaps(),
  list: async () => (await import("./list-step.mjs")).benchListStep(),
  accounts: async () => (await import("./accounts.mjs")).benchAccounts(),
  interactions: async () => (await import("./interactions.mjs")).benchInteractions(),
  web: async () => (await import("./web.mjs")).benchWeb(),
  javascript: async () => (await import("./javascript.mjs")).benchJavaScript(),
  serve: async () => (await import("./serve.mjs")).benchServe(),
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
