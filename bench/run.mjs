// `npm run bench`: prints what the site costs (README.md in this folder). Nothing is asserted, because times vary; the limits in bytes are in
// e2e/pages/budgets.spec.ts. One benchmark alone: `npm run bench -- javascript`; `npm run bench -- import FILE` imports a real extract.
import "../scripts/run/node-version.mjs";
import { existsSync } from "node:fs";
import { ensureDependencies } from "../scripts/run/dependencies.mjs";
import { main, Stop } from "../scripts/run/process.mjs";

const PARTS = {
  accounts: async () => (await import("./accounts.mjs")).benchAccounts(),
  interactions: async () => (await import("./pages/interactions.mjs")).benchInteractions(),
  web: async () => (await import("./pages/web.mjs")).benchWeb(),
  javascript: async () => (await import("./pages/javascript.mjs")).benchJavaScript(),
  database: async () => (await import("./database.mjs")).benchDatabase(),
  import: async (file) => (await import("./import.mjs")).benchImport(file),
  desk: async () => (await import("./desk.mjs")).benchDesk(),
  writes: async () => (await import("./writes.mjs")).benchWrites(),
  contributions: async () => (await import("./contributions.mjs")).benchContributions(),
  world: async () => (await import("./world/world.mjs")).benchWorld(),
  "world-file": async () => (await import("./world/world-file.mjs")).benchWorldFile(),
  "first-pages": async () => (await import("./first-pages.mjs")).benchFirstPages(),
  "loop-delay": async () => (await import("./loop-delay.mjs")).benchLoopDelay(),
  search: async () => (await import("./search.mjs")).benchSearch(),
  load: async () => (await import("./load.mjs")).benchLoad(),
};

main(async () => {
  await ensureDependencies({ development: true });
  const parameters = process.argv.slice(2);
  const file = parameters[0] === "import" ? parameters[1] : undefined;
  if (file && !existsSync(file)) throw new Stop(`There is no file ${file}.`);
  const wanted = file ? ["import"] : parameters;
  const unknown = wanted.find((name) => !(name in PARTS));
  if (unknown)
    throw new Stop(`There is no part "${unknown}"; known: ${Object.keys(PARTS).join(", ")}.`);
  for (const [name, bench] of Object.entries(PARTS))
    if (wanted.length === 0 || wanted.includes(name)) await bench(file);
});
