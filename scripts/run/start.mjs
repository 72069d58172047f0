// `npm start`: from a fresh clone to a running site. Installs and builds only what is missing or out of date.
import "./node-version.mjs";
import "./help.mjs";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { requireDataDirectory } from "./data-directory.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { loadEnvironment } from "./environment.mjs";
import { requirePort } from "./port.mjs";
import { main, npm, ROOT, say, Stop } from "./process.mjs";
import { address, serve } from "./serve.mjs";

async function ensureBuild(variables) {
  const { load } = await import("./load.mjs");
  const { readStamp, reasonToBuild, sourceHash } = await load("lib/build-stamp.ts");
  const hasSources = existsSync(join(ROOT, "app"));
  const sources = hasSources ? sourceHash(ROOT) : undefined;
  const reason = reasonToBuild(readStamp(join(ROOT, ".next")), { sources, variables });
  if (!reason) return;
  if (!hasSources) throw new Stop(`${reason}, and the sources to build it are not here.`);
  await ensureDependencies({ development: true });
  say(`${reason}: building, about half a minute.`);
  if ((await npm(["run", "build"])) !== 0) throw new Stop("The build failed; see above.");
}

main(async () => {
  await ensureDependencies({ development: false });
  const { variables, settings } = await loadEnvironment({ development: false });
  const place = address(settings, process.argv.slice(2));
  await requireDataDirectory(settings);
  await requirePort(place.port, place.hostname);
  await ensureBuild(variables);
  await serve("start", settings, place);
});
