import type { Page } from "@playwright/test";
import type { Desktop } from "@/e2e/spoken/desktop";
import type { Orca } from "@/e2e/spoken/orca";
import { runProcess } from "@/e2e/spoken/processes";

/** A step has ended when nothing was said for so long; or for the second time where it says nothing at all. */
const QUIET_MS = 1_500;
const SILENT_MS = 4_000;
const STEP_TIMEOUT_MS = 30_000;
const TYPING_DELAY_MS = 60;

type Tools = { desktop: Desktop; orca: Orca; page: Page };

/** Somebody who listens to a page and uses its keyboard. */
export function createReader({ desktop, orca, page }: Tools) {
  /** What is said from the start of `action` until it is quiet again, as one line. */
  async function listen(action: () => Promise<unknown>) {
    const before = (await orca.spoken()).length;
    await action();
    const start = performance.now();
    let last = start;
    let count = before;
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      const now = performance.now();
      const utterances = await orca.spoken();
      if (utterances.length > count) [count, last] = [utterances.length, now];
      const limit = count > before ? QUIET_MS : SILENT_MS;
      if (now - last > limit || now - start > STEP_TIMEOUT_MS)
        return utterances.slice(before).join(" | ").replace(/\s+/g, " ");
    }
  }

  const send = (...args: string[]) => runProcess("xdotool", args, desktop.env);

  const press = (key: string) => listen(() => send("key", "--clearmodifiers", key));

  /** Presses a key until what is said matches, at most `times` times; what is said then. */
  async function pressUntil(key: string, pattern: RegExp, times = 30) {
    const heard: string[] = [];
    while (heard.length < times) {
      const said = await press(key);
      heard.push(said);
      if (pattern.test(said)) return said;
    }
    throw new Error(`"${key}" ${times} times never said ${pattern}: ${heard.join(" / ")}`);
  }

  return {
    page,
    /** Opens a page, with the keyboard in its content: F6 goes from one part of the window to the next. */
    async open(path: string) {
      await listen(() => page.goto(path, { waitUntil: "networkidle" }));
      return pressUntil("F6", /document web/, 6);
    },
    /** Presses keys, by their names in xdotool ("Tab", "shift+Tab", "h"); what is said after the last one. */
    async press(...keys: string[]) {
      let said = "";
      for (const key of keys) said = await press(key);
      return said;
    },
    type: (text: string) => listen(() => send("type", "--delay", String(TYPING_DELAY_MS), text)),
    pressUntil,
  };
}

export type Reader = ReturnType<typeof createReader>;
