import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Stop } from "../run/process.mjs";
import { installDebianPackages, onPath } from "./system-packages.mjs";

const FIREFOX_COMMANDS = ["firefox-esr", "firefox"];
const FIREFOX_APPLICATIONS = [
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];
const WEBKIT_PACKAGES = ["webkit2gtk-driver", "xvfb", "dbus", "libgl1-mesa-dri"];
const LIBRARIES = "/usr/lib";

function findFirefox() {
  const command = FIREFOX_COMMANDS.map(onPath).find(Boolean);
  return command ?? FIREFOX_APPLICATIONS.find((path) => existsSync(path));
}

/** Debian keeps WebKitGTK's small browser beside its library: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser. */
function findMiniBrowser() {
  if (!existsSync(LIBRARIES)) return undefined;
  return readdirSync(LIBRARIES)
    .map((folder) => join(LIBRARIES, folder, "webkit2gtk-4.1/MiniBrowser"))
    .find((path) => existsSync(path));
}

function findWebKit() {
  const [driver, screen, bus] = ["WebKitWebDriver", "Xvfb", "dbus-run-session"].map(onPath);
  const browser = findMiniBrowser();
  return driver && screen && bus && browser ? { driver, browser } : undefined;
}

/** The path of a Firefox; installed with Debian's packages where it is missing and this process may. */
export async function ensureFirefox() {
  if (!findFirefox()) await installDebianPackages(["firefox-esr"]);
  const path = findFirefox();
  if (path) return path;
  throw new Stop("The tests in Firefox need Firefox, and none was found: install one.");
}

/** The paths of WebKit's driver and browser, which Debian and its descendants have; installed like Firefox. */
export async function ensureWebKit() {
  if (!findWebKit()) await installDebianPackages(WEBKIT_PACKAGES);
  const paths = findWebKit();
  if (paths) return paths;
  throw new Stop(
    `The tests in WebKit need Debian's ${WEBKIT_PACKAGES.join(", ")}. On another system run those in Firefox alone: npm run e2e:browsers -- --project firefox`,
  );
}
