// `npm run setup`: asks for the settings of a site on one server, checks them, and writes deploy/one-box/.env.
import "./node-version.mjs";
import "./help.mjs";
import { join, relative, resolve } from "node:path";
import { takeFile } from "./arguments.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { load } from "./load.mjs";
import { main, ROOT, Stop } from "./process.mjs";

main(async () => {
  const [file = join(ROOT, "deploy/one-box/.env")] = takeFile("setup", process.argv.slice(2));
  await ensureDependencies({ development: false });
  const { readEnvironment } = await load("lib/env.ts");
  const { findWriteFault } = await load("scripts/setup/env-file.ts");
  const fault = findWriteFault(file);
  if (fault) throw new Stop(fault);
  const { setUp } = await load("scripts/setup/setup.ts");
  const isWritten = await setUp({
    file: relative(process.cwd(), resolve(file)),
    servers: readEnvironment({ OVERPASS_URL: process.env.OVERPASS_URL }).OVERPASS_URL ?? [],
    input: process.stdin,
    output: process.stdout,
  });
  if (!isWritten) process.exitCode = 1;
});
