// The icons of browsers and phones from the operator's logo: a step of the build. The output is not committed.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Stop } from "../run/process.mjs";
import { drawIcons, widthByHeight } from "./draw-icons.mjs";

/** Below public/, as lib/env/site-icons.ts has it. */
const FOLDER = "icons/own";

/**
 * Draws the icons of `logo`, a path below the public folder, anew; without one, removes those of an earlier build. next.config.ts hands the
 * ratio of its width and height, in LOGO_RATIO, to the pages.
 */
export async function writeOwnIcons(publicFolder, logo) {
  const folder = join(publicFolder, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  delete process.env.LOGO_RATIO;
  if (!logo) return;
  const file = join(publicFolder, logo);
  if (!existsSync(file))
    throw new Stop(`NEXT_PUBLIC_SITE_LOGO names ${logo}, but public${logo} is not there.`);
  const mark = readFileSync(file);
  const icons = await drawIcons(mark).catch((error) => {
    throw new Stop(`public${logo}, of NEXT_PUBLIC_SITE_LOGO, is no picture: ${error.message}`);
  });
  mkdirSync(folder, { recursive: true });
  for (const [name, data] of Object.entries(icons)) writeFileSync(join(folder, name), data);
  process.env.LOGO_RATIO = (await widthByHeight(mark)).toFixed(3);
}
