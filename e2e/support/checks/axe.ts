import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";

/** WCAG 2.2 up to AA, and axe's own advice. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Of these, what a theme decides: it changes colors alone. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

type Part = { include?: string; exclude?: string };

/** Rules by tag, or each by its name. */
type RuleChoice = { type: "tag" | "rule"; values: string[] };

const ALL_RULES: RuleChoice = { type: "tag", values: TAGS };

/**
 * The violations that axe finds on the page, or a part of it: the rule and the elements. Passing rules are not reported, which would
 * cost more than the rules, and frames are not merged, since the site has none.
 */
export async function findBarriers(page: Page, { include, exclude }: Part = {}, rules = ALL_RULES) {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"], runOnly: rules })
    .setLegacyMode()
    // A notice that fades out has no contrast for a moment.
    .exclude('[data-sonner-toast][data-removed="true"]');
  if (include) axe.include(include);
  if (exclude) axe.exclude(exclude);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** Until the page that is open shows the theme. */
async function showTheme(page: Page, colorScheme: "light" | "dark") {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    // In a closed <details> transitions start and wait until it opens.
    const isShown = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility();
    const changing = () =>
      document.getAnimations().filter((one) => one instanceof CSSTransition && isShown(one));
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // Transitions start with a frame, and what they change may start others.
    do {
      await nextFrame();
      await nextFrame();
      await Promise.allSettled(changing().map(({ finished }) => finished));
    } while (changing().length > 0);
  });
  // After a navigation without a page load the title comes after the page.
  await page.waitForFunction(() => document.title !== "");
  // Until the account's menu hydrates, its name is generated content, which axe does not read.
  await page.waitForFunction(() =>
    [...document.querySelectorAll("[data-auth=in] .account-email")].every(
      (name) => name.textContent !== "" || !name.checkVisibility(),
    ),
  );
}

const THEMES = [
  ["light", ALL_RULES],
  ["dark", { type: "rule", values: COLOR_RULES }],
] as const satisfies [string, RuleChoice][];

/** Themes are style sheets alone, so the page that is open shows both; `shown` must be visible in both. */
export async function expectNoBarriersInBothThemes(page: Page, part?: Part, shown?: Locator) {
  for (const [theme, rules] of THEMES) {
    await showTheme(page, theme);
    if (shown) await expect(shown, theme).toBeVisible();
    expect(await findBarriers(page, part, rules), theme).toEqual([]);
  }
}

/** The same as a list of faults. */
export async function barriersInBothThemes(page: Page, part?: Part) {
  const faults: string[] = [];
  for (const [theme, rules] of THEMES) {
    await showTheme(page, theme);
    const barriers = await findBarriers(page, part, rules);
    faults.push(...barriers.map(([rule, html]) => `${theme}: ${String(rule)}: ${String(html)}`));
  }
  await page.emulateMedia({ colorScheme: "light" });
  return faults;
}
