// `npm run e2e:spoken`: what the screen reader Orca says on the main journeys in Chromium. Needs Linux; takes Playwright's arguments.
import "../run/node-version.mjs";
import { existsSync } from "node:fs";
import { ensureChromium } from "./chromium.mjs";
import { ensureDependencies } from "../run/dependencies.mjs";
import { main, Stop } from "../run/process.mjs";
import { runPlaywright } from "./e2e.mjs";
import { installDebianPackages, onPath } from "./system-packages.mjs";

/** Commands and the packages of Debian that have them. */
const NEEDED = {
  orca: ["orca", "at-spi2-core", "python3-pyatspi", "speech-dispatcher", "python3-speechd"],
  Xvfb: ["xvfb"],
  openbox: ["openbox"],
  xdotool: ["xdotool"],
  xprop: ["x11-utils"],
  gdbus: ["libglib2.0-bin"],
  gsettings: ["libglib2.0-bin", "gsettings-desktop-schemas"],
  "dbus-run-session": ["dbus", "dbus-x11"],
};
const ACCESSIBILITY_BUS = "/usr/libexec/at-spi-bus-launcher";

const missing = () => Object.keys(NEEDED).filter((command) => !onPath(command));

async function ensureScreenReader() {
  const isComplete = () => missing().length === 0 && existsSync(ACCESSIBILITY_BUS);
  if (!isComplete()) await installDebianPackages([...new Set(Object.values(NEEDED).flat())]);
  if (!isComplete())
    throw new Stop(
      `The spoken tests need the screen reader Orca on Linux, and ${missing().join(", ") || ACCESSIBILITY_BUS} is missing. Debian and its descendants have it: apt install ${Object.values(NEEDED).flat().join(" ")}`,
    );
}

main(async () => {
  await ensureDependencies({ development: true });
  const env = { CHROMIUM_PATH: await ensureChromium() };
  await ensureScreenReader();
  process.exitCode = await runPlaywright("e2e/spoken/playwright.config.ts", {
    args: process.argv.slice(2),
    env,
    // One D-Bus session for the browser, the accessibility bus and Orca.
    under: ["dbus-run-session", "--"],
  });
});
