import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { runProcess, startProcess, stopProcess, waitFor } from "@/e2e/spoken/processes";

const START_MS = 30_000;

export type Desktop = { home: string; env: NodeJS.ProcessEnv; stop: () => Promise<void> };

/** An empty home folder, so that the settings of the user who runs the tests have no effect. */
async function emptyHome() {
  const home = await mkdtemp(join(tmpdir(), "chard-spoken-"));
  const folders = { XDG_RUNTIME_DIR: "run", XDG_CONFIG_HOME: "config", XDG_DATA_HOME: "data" };
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: process.env.NODE_ENV,
    PATH: process.env.PATH,
    DBUS_SESSION_BUS_ADDRESS: process.env.DBUS_SESSION_BUS_ADDRESS,
    LANG: "C.UTF-8",
    HOME: home,
    GSETTINGS_BACKEND: "keyfile",
    XDG_SESSION_TYPE: "x11",
  };
  for (const [name, folder] of Object.entries(folders)) {
    env[name] = join(home, folder);
    await mkdir(join(home, folder), { mode: 0o700 });
  }
  return { home, env };
}

/** The number of the display. The pipe stays open: Xvfb ends when it cannot write the rest of its line. */
async function displayNumber(stream: Readable) {
  const [data] = (await once(stream, "data")) as [Buffer];
  return String(data).trim();
}

async function turnAccessibilityOn(env: NodeJS.ProcessEnv) {
  const schema = "org.gnome.desktop.interface";
  await runProcess("gsettings", ["set", schema, "toolkit-accessibility", "true"], env);
  const bus = ["--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus"];
  const set = [...bus, "--method", "org.freedesktop.DBus.Properties.Set", "org.a11y.Status"];
  for (const property of ["IsEnabled", "ScreenReaderEnabled"])
    await runProcess("gdbus", ["call", ...set, property, "<true>"], env);
}

/** A virtual display with a window manager and the accessibility bus, on the D-Bus session of this process. */
export async function startDesktop(size: { width: number; height: number }): Promise<Desktop> {
  const { home, env } = await emptyHome();
  const screen = ["-screen", "0", `${size.width}x${size.height}x24`, "-nolisten", "tcp"];
  const display = startProcess("Xvfb", ["-displayfd", "3", "-noreset", ...screen], {
    env,
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  env.DISPLAY = `:${await displayNumber(display.stdio[3] as Readable)}`;
  const manager = startProcess("openbox", ["--sm-disable"], { env });
  const windowManager = ["-root", "_NET_SUPPORTING_WM_CHECK"];
  // Until the display is ready, xprop fails.
  const readProperty = () => runProcess("xprop", windowManager, env).catch(() => "");
  await waitFor("the window manager", START_MS, async () =>
    (await readProperty()).includes("window id"),
  );
  await turnAccessibilityOn(env);
  async function stop() {
    await stopProcess(manager);
    await stopProcess(display);
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  }
  return { home, env, stop };
}
