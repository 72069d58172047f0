import { test } from "@/e2e/browsers/fixtures";

test("a saved restaurant is saved after a reload", async ({ visitor }) => {
  await visitor.open("/restaurants/1");
  const isPressed = () =>
    [...document.querySelectorAll("main button")]
      .find((button) => button.textContent === "Save" || button.textContent === "Saved")
      ?.getAttribute("aria-pressed");
  await visitor.press("button", "Save");
  await visitor.reads("Added to favorites");
  await visitor.reload();
  await visitor.says(isPressed).toBe("true");
  await visitor.press("button", "Save");
  await visitor.reads("Removed from favorites");
});

test("the typefaces apply, whose stylesheet waits for their fonts", async ({ visitor }) => {
  await visitor.open("/restaurants/1");
  const waiting = () => document.querySelectorAll('link[media="not all"]').length;
  const loaded = () =>
    [...document.fonts]
      .filter(({ family, status }) => /^"?(body|display)"?$/.test(family) && status === "loaded")
      .map(({ family }) => family.replaceAll('"', ""))
      .sort();
  await visitor.says(waiting).toBe(0);
  await visitor.says(loaded).toEqual(["body", "display"]);
});

for (const path of ["/restaurants/1", "/guides/travel/berlin"])
  test(`links in running text are underlined at ${path}`, async ({ visitor }) => {
    await visitor.open(path);
    const count = () => document.querySelectorAll("main .link, main .prose p a").length;
    const bare = () =>
      [...document.querySelectorAll("main .link:not(.contact-row), main .prose p a:not(sup a)")]
        .filter((link) => !getComputedStyle(link).textDecorationLine.includes("underline"))
        .map(({ textContent }) => textContent);
    await visitor.says(count).toBeGreaterThan(0);
    await visitor.says(bare).toEqual([]);
  });

test("an unknown page says so", async ({ visitor, allow }) => {
  allow(/404/);
  await visitor.open("/no-such-page");
  await visitor.reads("Page not found");
});
