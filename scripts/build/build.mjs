// `npm run build`: everything that `npm start` serves. With --standalone also a copy that runs without node_modules.
import "../run/node-version.mjs";
import "../run/help.mjs";
import { takeNothing } from "../run/arguments.mjs";
import { ensureDependencies } from "../run/dependencies.mjs";
import { main } from "../run/process.mjs";

main(async () => {
  const isStandalone = process.argv[2] === "--standalone";
  takeNothing("build", process.argv.slice(isStandalone ? 3 : 2));
  await ensureDependencies({ development: true });
  if (isStandalone) process.env.CHARD_STANDALONE = "1";
  const { load } = await import("../run/load.mjs");
  const { build } = await load("scripts/build/steps.ts");
  await build();
});
