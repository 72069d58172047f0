import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Locator, type Page } from "@playwright/test";
import type axe from "axe-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 up to AA, and axe's own advice. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Of these, what a theme decides: it changes colors alone. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

type Part = { include?: string; exclude?: string };

/** Rules by tag, or each by its name; some may be left out. */
type RuleChoice = Pick<axe.RunOptions, "runOnly" | "rules">;

const ALL_RULES: RuleChoice = { runOnly: { type: "tag", values: TAGS } };

/** Themes are style sheets alone, so one of them shows all but the colors of the other. */
const COLORS: RuleChoice = { runOnly: { type: "rule", values: COLOR_RULES } };

/** What words and their direction decide: a page has the colors of its theme in every language. */
const WORDS: RuleChoice = {
  ...ALL_RULES,
  rules: Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }])),
};

/** A notice that fades out has no contrast for a moment. */
const FADING = '[data-sonner-toast][data-removed="true"]';

/**
 * What all pages share: e2e/pages/every-page.spec.ts and e2e/pages/accessibility.spec.ts look at it with its menus,
 * e2e/layout/named-once.spec.ts with those of an account.
 */
const FRAME = ".site-header, .site-footer";

/** Without what all pages share, unless it is asked for. */
function withoutFrame(part: Part = {}): Part {
  if (part.include) return part;
  return { exclude: part.exclude ? `${FRAME}, ${part.exclude}` : FRAME };
}

/** What a state of a list changes: cards are the same in all of them. */
export const BESIDE_CARDS: Part = { include: "main", exclude: "article" };

/**
 * The violations that axe finds on the page, or a part of it: the rule and the elements. Passing rules are not reported, which would
 * cost more than the rules. axe is given to a page once, since reading it takes as long as its rules for a theme.
 */
export async function findBarriers(page: Page, { include, exclude }: Part = {}, rules = ALL_RULES) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ context, options }) => {
      const { run } = Reflect.get(window, "axe") as typeof axe;
      const { violations } = await run(context, options);
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    },
    {
      context: {
        include: include ? [include] : [],
        exclude: [FADING, ...(exclude ? [exclude] : [])],
      },
      options: { resultTypes: ["violations" as const], ...rules },
    },
  );
}

/**
 * Runs in the page: switches transitions off, which would paint the page again and again while its colors change. The returned
 * function, in an object, switches them on again.
 */
function stopTransitions() {
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { transition-property: none !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  const start = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  };
  return { start };
}

/** Runs in the page: until nothing that is shown is changing. */
async function untilStill() {
  // In a closed <details> transitions start and wait until it opens.
  const isShown = ({ effect }: Animation) =>
    effect instanceof KeyframeEffect && effect.target?.checkVisibility();
  const changing = () =>
    document.getAnimations().filter((one) => one instanceof CSSTransition && isShown(one));
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // What began before goes on, and may start others.
  do {
    await nextFrame();
    await nextFrame();
    await Promise.allSettled(changing().map(({ finished }) => finished));
  } while (changing().length > 0);
}

type Theme = "light" | "dark";

/** The theme that the page that is open shows. */
const themeOf = (page: Page): Promise<Theme> =>
  page.evaluate(() => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));

/** Until the page that is open shows the theme. */
async function showTheme(page: Page, theme: Theme) {
  if ((await themeOf(page)) === theme) await page.evaluate(untilStill);
  else {
    const transitions = await page.evaluateHandle(stopTransitions);
    await page.emulateMedia({ colorScheme: theme });
    await page.evaluate(untilStill);
    await transitions.evaluate(({ start }) => start());
  }
  // After a navigation without a page load the title comes after the page; until the account's menu hydrates, its name is generated
  // content, which axe does not read.
  await page.waitForFunction(
    () =>
      document.title !== "" &&
      [...document.querySelectorAll("[data-auth=in] .account-email")].every(
        (name) => name.textContent !== "" || !name.checkVisibility(),
      ),
  );
}

/**
 * The page that is open shows both themes, the one that it has first, since each change draws all of it again; `shown` must be visible
 * in both.
 */
export async function expectNoBarriersInBothThemes(page: Page, part?: Part, shown?: Locator) {
  const first = await themeOf(page);
  const looks: [Theme, RuleChoice][] = [
    [first, ALL_RULES],
    [first === "light" ? "dark" : "light", COLORS],
  ];
  for (const [theme, rules] of looks) {
    await showTheme(page, theme);
    if (shown) await expect(shown, theme).toBeVisible();
    expect(await findBarriers(page, withoutFrame(part), rules), theme).toEqual([]);
  }
}

/** The same in the theme that the page shows, for a screen of the same parts as another of its subject: a theme changes colors alone. */
export async function expectNoBarriers(page: Page, part?: Part, shown?: Locator) {
  await showTheme(page, await themeOf(page));
  if (shown) await expect(shown).toBeVisible();
  expect(await findBarriers(page, withoutFrame(part))).toEqual([]);
}

const RULES = { light: ALL_RULES, dark: COLORS, "its words": WORDS };

/**
 * The same as a list of faults: in the light by all rules, in the dark by those of colors, and in the light by those that words or their
 * direction decide.
 */
export async function barriersIn(look: keyof typeof RULES, page: Page, part?: Part) {
  await showTheme(page, look === "dark" ? "dark" : "light");
  const barriers = await findBarriers(page, part, RULES[look]);
  return barriers.map(([rule, html]) => `${look}: ${String(rule)}: ${String(html)}`);
}
