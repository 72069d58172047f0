// `npm run dev`: the site with hot reload, from a fresh clone.
import "./node-version.mjs";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureDependencies } from "./dependencies.mjs";
import { loadEnvironment } from "./environment.mjs";
import { requirePort } from "./port.mjs";
import { main, ROOT, run, say, Stop } from "./run.mjs";
import { address, serve } from "./serve.mjs";

const GAZETTEER = join(ROOT, "scripts/gazetteer.mjs");

main(async () => {
  await ensureDependencies({ development: true });
  const { settings } = await loadEnvironment({ development: true });
  const place = address(settings, process.argv.slice(2));
  await requirePort(place.port, place.hostname);
  if (existsSync(GAZETTEER)) {
    say("Writing the gazetteer's files.");
    if ((await run(process.execPath, [GAZETTEER])) !== 0)
      throw new Stop("The gazetteer could not be written; see above.");
  }
  await serve("dev", settings, place);
});
