import { existsSync } from "node:fs";
import { npm, run, say, Stop } from "../run/process.mjs";
import { installDebianPackages, onPath } from "./system-packages.mjs";

const HEADLESS_SHELL = "chromium-headless-shell";
const COMMANDS = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const APPLICATIONS = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

function findSystemChromium() {
  const command = COMMANDS.map(onPath).find(Boolean);
  return command ?? APPLICATIONS.find((path) => existsSync(path));
}

async function findPlaywrightChromium() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function downloadPlaywrightChromium() {
  say("Downloading Playwright's Chromium: none was found.");
  await npm(["exec", "--no", "--", "playwright", "install", "chromium"]);
}

async function works(path) {
  return path !== undefined && (await run(path, ["--no-sandbox", "--version"])) === 0;
}

/**
 * The path of Chromium's headless shell, installed now where Debian's packages are: it has no window to draw and takes half the
 * processor time for a page. Else, or with CHROMIUM_PATH, as `ensureChromium`. For after the installation of dependencies.
 */
export async function ensureHeadlessChromium() {
  if (process.env.CHROMIUM_PATH) return ensureChromium();
  if (!onPath(HEADLESS_SHELL)) await installDebianPackages([HEADLESS_SHELL]);
  const shell = onPath(HEADLESS_SHELL);
  return (await works(shell)) ? shell : ensureChromium();
}

/**
 * The path of a Chromium with windows: CHROMIUM_PATH, else the system's, else Playwright's, else one that is
 * installed now. For after the installation of dependencies.
 */
export async function ensureChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (await works(wanted)) return wanted;
    throw new Stop(`CHROMIUM_PATH should be the path of a Chromium that runs; it is "${wanted}".`);
  }
  const finders = [findSystemChromium, findPlaywrightChromium];
  const installers = [
    () => {},
    () => installDebianPackages(["chromium"]),
    downloadPlaywrightChromium,
  ];
  for (const install of installers) {
    await install();
    for (const find of finders) {
      const path = await find();
      if (await works(path)) return path;
    }
  }
  throw new Stop(
    "The browser tests need Chromium, and none was found or could be installed: install one and name it in CHROMIUM_PATH.",
  );
}
