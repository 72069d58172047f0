import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect } from "@playwright/test";
import type { EnginePage } from "@/e2e/browsers/engine";

/** Finds elements by role and name, as the unit tests do, inside the page. */
const TESTING_LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve(
    "@testing-library/dom/dist/@testing-library/dom.umd.min.js",
  ),
  "utf8",
);

type Role =
  | "alert"
  | "button"
  | "combobox"
  | "dialog"
  | "heading"
  | "link"
  | "menuitem"
  | "option"
  | "searchbox"
  | "switch"
  | "textbox";

type ScreenPoint = { x: number; y: number };
/** `null`, since WebDriver makes `null` of `undefined`. */
type Found = { count: number; middle: ScreenPoint | null; text: string };

type Query = { role: Role; name: string; isExact: boolean; within: string };

/** Runs in the page. The first match is brought into view; `middle` is null while it moves or something else covers it. */
function find({ role, name, isExact, within }: Query): Found | "no library" {
  const library = (
    window as unknown as {
      TestingLibraryDom?: {
        queryAllByRole(root: Element, role: string, options: object): HTMLElement[];
        isInaccessible(element: Element): boolean;
      };
    }
  ).TestingLibraryDom;
  if (!library) return "no library";
  const root = within ? document.querySelector(within) : document.body;
  const isNamed = (spoken: string) => (isExact ? spoken.trim() === name : spoken.includes(name));
  // Whether an element is hidden takes long to find out: only those of the name are asked.
  const named = root ? library.queryAllByRole(root, role, { name: isNamed, hidden: true }) : [];
  const found = named.filter((element) => !library.isInaccessible(element));
  const first = found.find((element) => element.getClientRects().length > 0);
  if (!first) return { count: 0, middle: null, text: "" };
  first.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const { left, top, width, height } = first.getBoundingClientRect();
  const middle = { x: left + width / 2, y: top + height / 2 };
  const over = document.elementFromPoint(middle.x, middle.y);
  const isFree = over !== null && (first.contains(over) || over.contains(first));
  const isMoving = document.getAnimations().some(({ playState, effect }) => {
    const { target, pseudoElement } = effect as KeyframeEffect;
    return playState === "running" && !pseudoElement && target?.contains(first);
  });
  const canBePressed = isFree && !isMoving;
  return { count: found.length, middle: canBePressed ? middle : null, text: first.innerText };
}

type Options = { exact?: boolean; within?: string };

/** What a visitor does and sees; everything waits until it can be done or is there. */
export class Visitor {
  constructor(
    private readonly page: EnginePage,
    private readonly origin: string,
  ) {}

  private async find(role: Role, name: string, { exact = false, within = "" }: Options) {
    const query = { role, name, isExact: exact, within };
    const found = await this.page.evaluate(find, query);
    if (found !== "no library") return found;
    await this.page.inject(TESTING_LIBRARY);
    return (await this.page.evaluate(find, query)) as Found;
  }

  /** Opens a path and waits until the page is hydrated. */
  async open(path: string) {
    await this.page.goto(this.origin + path);
    await this.waitUntilHydrated();
  }

  async waitUntilHydrated() {
    const isHydrated = () =>
      this.page.evaluate(() => {
        const button = document.querySelector("header button");
        return button !== null && Object.keys(button).some((key) => key.startsWith("__react"));
      });
    await expect.poll(isHydrated, "the page is hydrated").toBe(true);
  }

  async reload() {
    await this.page.reload();
    await this.waitUntilHydrated();
  }

  goBack() {
    return this.page.back();
  }

  /**
   * Presses what is free and at rest: on a busy machine a sheet that slides in has arrived before the press does. Two looks at the same
   * place are not enough for that, since nothing moves between two frames, and the end of a movement is seen one look later.
   */
  async press(role: Role, name: string, options: Options = {}) {
    let middle: ScreenPoint | null = null;
    const isAtRest = async () => {
      const before = middle;
      middle = (await this.find(role, name, options)).middle;
      return middle !== null && middle.x === before?.x && middle.y === before.y;
    };
    await expect.poll(isAtRest, `${role} "${name}" can be pressed`).toBe(true);
    if (middle) await this.page.press(middle);
  }

  key(...names: Parameters<EnginePage["key"]>) {
    return this.page.key(...names);
  }

  type(text: string) {
    return this.page.type(text);
  }

  async fill(role: Role, name: string, text: string, options?: Options) {
    await this.press(role, name, options);
    const isSelected = () =>
      this.page.evaluate(() => {
        const field = document.activeElement;
        const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
        if (isField) field.select();
        return isField;
      });
    await expect.poll(isSelected, `${role} "${name}" has the focus`).toBe(true);
    await this.page.type(text);
  }

  async sees(role: Role, name: string, options: Options = {}) {
    await expect
      .poll(async () => (await this.find(role, name, options)).count, `a ${role} "${name}"`)
      .toBeGreaterThan(0);
  }

  async seesNo(role: Role, name: string, options: Options = {}) {
    await expect
      .poll(async () => (await this.find(role, name, options)).count, `no ${role} "${name}"`)
      .toBe(0);
  }

  async reads(text: string) {
    const isThere = () =>
      this.page.evaluate(
        (part) => document.body.innerText.replace(/\s+/g, " ").includes(part),
        text,
      );
    await expect.poll(isThere, `the page says "${text}"`).toBe(true);
  }

  async readsHeading(text: string) {
    const heading = () => this.page.evaluate(() => document.querySelector("h1")?.innerText ?? "");
    await expect.poll(heading).toBe(text);
  }

  async isAt(path: string | RegExp) {
    const rest = async () => (await this.page.url()).replace(this.origin, "");
    if (typeof path === "string") await expect.poll(rest).toBe(path);
    else await expect.poll(rest).toMatch(path);
  }

  /** Polls what a function says that runs in the page. */
  says<Result>(run: () => Result) {
    return expect.poll(() => this.page.evaluate(run));
  }

  resize(width: number, height: number) {
    return this.page.resize({ width, height });
  }
}
