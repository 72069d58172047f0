// `npm run build`: everything that `npm start` serves. With --standalone also a copy that runs without node_modules.
import "../run/node-version.mjs";
import { ensureDependencies } from "../run/dependencies.mjs";
import { main } from "../run/process.mjs";

main(async () => {
  await ensureDependencies({ development: true });
  if (process.argv.includes("--standalone")) process.env.CHARD_STANDALONE = "1";
  const { load } = await import("../run/load.mjs");
  const { build } = await load("scripts/build/steps.ts");
  await build();
});
