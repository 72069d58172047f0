import { createRequire } from "node:module";
import { join } from "node:path";
import { finishBuild } from "@/lib/page-cache/finish-build";
import { finishOptions } from "@/lib/page-cache/site-pages";
import { ensureGazetteer } from "@/scripts/build/gazetteer.mjs";
import { writeOwnIcons } from "@/scripts/build/own-icons.mjs";
import { writeServiceWorker } from "@/scripts/build/service-worker.mjs";
import { completeStandaloneCopy } from "@/scripts/build/standalone.mjs";
import { loadEnvironment } from "@/scripts/run/environment.mjs";
import { ROOT, run, say, Stop } from "@/scripts/run/process.mjs";

const BUILD = join(ROOT, ".next");

type Step = {
  name: string;
  run: () => Promise<void>;
  /** Left out where it is not needed; always run if absent. */
  isWanted?: () => boolean;
};

/** The build, in order. docs/how-it-works.md shows what each step reads and writes. */
export const STEPS: readonly Step[] = [
  // First: it reads the settings, and wrong ones end the build at once.
  { name: "Draw the icons of the operator's logo", run: drawOwnIcons },
  { name: "Write the gazetteer", run: ensureGazetteer },
  { name: "Build with Next", run: buildWithNext },
  { name: "Finish the pages", run: finishPages },
  // It reads the finished pages: the files that they request are what it caches from the start.
  { name: "Write the service worker", run: writeServiceWorker },
  {
    name: "Complete the standalone copy",
    run: completeStandaloneCopy,
    isWanted: () => process.env.CHARD_STANDALONE === "1",
  },
];

async function drawOwnIcons() {
  const { settings } = await loadEnvironment({ development: false });
  await writeOwnIcons(join(ROOT, "public"), settings.NEXT_PUBLIC_SITE_LOGO);
}

async function buildWithNext() {
  const next = createRequire(join(ROOT, "package.json")).resolve("next/dist/bin/next");
  const code = await run(process.execPath, [next, "build"]);
  if (code !== 0) throw new Stop("The build failed; see above.");
}

async function finishPages() {
  const { settings } = await loadEnvironment({ development: false });
  const count = finishBuild(BUILD, finishOptions(BUILD, settings));
  console.log(`${count} pages and files are finished.`);
}

/** Runs all steps; the first that fails ends the build. */
export async function build() {
  for (const step of STEPS.filter(({ isWanted }) => isWanted?.() ?? true)) {
    say(step.name);
    const start = performance.now();
    await step.run();
    console.log(`  ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}
