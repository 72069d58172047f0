// `npm run dev`: the site with hot reload, from a fresh clone.
import "./node-version.mjs";
import "./help.mjs";
import { join } from "node:path";
import { requireDataDirectory } from "./data-directory.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { loadEnvironment } from "./environment.mjs";
import { requirePort } from "./port.mjs";
import { main, ROOT, say } from "./process.mjs";
import { address, serve } from "./serve.mjs";

main(async () => {
  await ensureDependencies({ development: true });
  const { settings } = await loadEnvironment({ development: true });
  const place = address(settings, process.argv.slice(2));
  await requireDataDirectory(settings);
  await requirePort(place.port, place.hostname);
  say("Writing the gazetteer's files, unless they are there.");
  const { ensureGazetteer } = await import("../build/gazetteer.mjs");
  await ensureGazetteer();
  const { writeOwnIcons } = await import("../build/own-icons.mjs");
  await writeOwnIcons(join(ROOT, "public"), settings.NEXT_PUBLIC_SITE_LOGO);
  await serve("dev", settings, place);
});
