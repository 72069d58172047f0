import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, openSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Builder, Capabilities, Key, Origin, type WebDriver } from "selenium-webdriver";
import type { Engine, EngineOptions, EnginePage, KeyName } from "@/e2e/browsers/engine";
import { freePort } from "@/scripts/run/port.mjs";

const READY_POLL_MS = 100;
const SCREEN = "1600x1600x24";

/** Every other host than this machine is behind a proxy that does not exist. */
const BROWSER_ARGUMENTS = [
  "--automation",
  "--proxy=http://127.0.0.1:9",
  "--ignore-host=127.0.0.1",
  "--enable-write-console-messages-to-stdout=true",
];

const KEYS: Record<KeyName, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.pid === undefined) return;
  process.kill(-child.pid, "SIGTERM");
}

/** A virtual display; Xvfb chooses a free number and writes it to the pipe. */
async function startScreen() {
  const child = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", SCREEN, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
    detached: true,
  });
  const [, , , pipe] = child.stdio;
  const number = await new Promise<string>((resolve, reject) => {
    child.once("error", reject);
    pipe?.once("data", (data: Buffer) => resolve(data.toString().trim()));
  });
  return { child, display: `:${number}` };
}

async function waitForDriver(port: number, child: ChildProcess) {
  while (child.exitCode === null) {
    const response = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (response?.ok) return;
    await pause(READY_POLL_MS);
  }
  throw new Error("WebKitWebDriver did not start");
}

function toPage(driver: WebDriver, readErrors: () => string[]): EnginePage {
  return {
    goto: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    url: () => driver.getCurrentUrl(),
    evaluate: (run, argument) => driver.executeScript(run, argument) as Promise<never>,
    inject: async (script) => void (await driver.executeScript(script)),
    press: ({ x, y }) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .click()
        .perform(),
    key: (name) => driver.actions().sendKeys(KEYS[name]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    async resize({ width, height }) {
      // The window holds more than the page.
      const inner = await driver.executeScript<[number, number]>(
        "return [outerWidth - innerWidth, outerHeight - innerHeight]",
      );
      const [frameWidth, frameHeight] = inner;
      await driver
        .manage()
        .window()
        .setRect({
          width: width + frameWidth,
          height: height + frameHeight,
        });
    },
    errors: async () => readErrors(),
    close: () => driver.quit(),
  };
}

/** WebKitGTK over WebDriver, on a virtual display; a new, empty session for each page. */
export async function startWebKit(driverPath: string, browserPath: string): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), "chard-webkit-"));
  const logPath = join(folder, "console");
  const log = openSync(logPath, "a");
  const screen = await startScreen();
  const port = await freePort();
  const driverProcess = spawn("dbus-run-session", ["--", driverPath, `--port=${port}`], {
    stdio: ["ignore", log, log],
    detached: true,
    env: { ...process.env, DISPLAY: screen.display, LIBGL_ALWAYS_SOFTWARE: "1" },
  });
  await waitForDriver(port, driverProcess);

  return {
    async open({ blockCookies }: EngineOptions) {
      const start = readFileSync(logPath, "utf8").length;
      const args = [...BROWSER_ARGUMENTS, ...(blockCookies ? ["--cookies-policy=never"] : [])];
      const driver = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(
          new Capabilities({
            browserName: "MiniBrowser",
            "webkitgtk:browserOptions": { binary: browserPath, args },
          }),
        )
        .build();
      return toPage(driver, () =>
        readFileSync(logPath, "utf8")
          .slice(start)
          .split("\n")
          .filter((line) => /^CONSOLE .*\bERROR\b/.test(line)),
      );
    },
    async stop() {
      stop(driverProcess);
      stop(screen.child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
