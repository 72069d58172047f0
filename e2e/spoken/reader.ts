import { expect, type Page } from "@playwright/test";
import type { Desktop } from "@/e2e/spoken/desktop";
import type { Orca } from "@/e2e/spoken/orca";
import { runProcess } from "@/e2e/spoken/processes";

/** A step has ended after so long without speech; or after twice that where there is no speech at all. */
const QUIET_MS = 1_500;
const SILENT_MS = 5_000;
/** What is expected is waited for as long as this, since a busy machine speaks late. */
const EXPECTED_MS = 30_000;
const STEP_TIMEOUT_MS = 45_000;
const TYPING_DELAY_MS = 60;

type Tools = { desktop: Desktop; orca: Orca; page: Page };

/** A screen reader user: listens to a page and uses its keyboard. */
export function createReader({ desktop, orca, page }: Tools) {
  /**
   * The speech from the start of `action` until it ends, as one line. Where a text is `expected`, it does not end
   * before that text.
   */
  async function listen(action: () => Promise<unknown>, expected?: RegExp) {
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
      const said = utterances.slice(before).join(" | ").replace(/\s+/g, " ");
      const isMissing = expected && !expected.test(said) && now - start < EXPECTED_MS;
      const limit = count > before ? QUIET_MS : SILENT_MS;
      const isQuiet = !isMissing && now - last > limit;
      if (isQuiet || now - start > STEP_TIMEOUT_MS) {
        console.log(`  ${said || "(nothing)"}`);
        return said;
      }
    }
  }

  const send = (...args: string[]) => runProcess("xdotool", args, desktop.env);

  const press = (key: string, expected?: RegExp) => {
    console.log(`[${key}]`);
    return listen(() => send("key", "--clearmodifiers", key), expected);
  };

  /** Presses a key until the speech matches, at most `times` times; returns that speech. */
  async function pressUntil(key: string, pattern: RegExp, times = 30) {
    const heard: string[] = [];
    while (heard.length < times) {
      const said = await press(key);
      heard.push(said);
      if (pattern.test(said)) return said;
    }
    throw new Error(`"${key}" ${times} times never said ${pattern}: ${heard.join(" / ")}`);
  }

  /** Opens a page, with the keyboard in its content: F6 goes from one part of the window to the next. */
  async function open(path: string) {
    console.log(`[load ${path}]`);
    await listen(() => page.goto(path, { waitUntil: "networkidle" }));
    return pressUntil("F6", /document web/, 6);
  }

  /** Presses a key, by its name in xdotool ("Tab", "shift+Tab", "h"), which is expected to say something. */
  async function hears(key: string, expected: RegExp) {
    const said = await press(key, expected);
    expect(said).toMatch(expected);
    return said;
  }

  /** Types a text; letters are not spoken. */
  function type(text: string, expected?: RegExp) {
    console.log(`[types ${text}]`);
    return listen(() => send("type", "--delay", String(TYPING_DELAY_MS), text), expected);
  }

  /** Types a text that is expected to cause speech. */
  async function hearsTyping(text: string, expected: RegExp) {
    expect(await type(text, expected)).toMatch(expected);
  }

  return { page, open, pressUntil, hears, type, hearsTyping };
}

export type Reader = ReturnType<typeof createReader>;
