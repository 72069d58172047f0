import { byKeyboard } from "@/e2e/support/by-keyboard";
import { openHydrated } from "@/e2e/support/hydrated";
import { expect, test } from "@/e2e/support/map-fixtures";

test("from a place to a restaurant's page and back", async ({ page }) => {
  const keys = byKeyboard(page);
  await openHydrated(page, "/");
  await keys.moveTo(page.getByRole("combobox", { name: "City or address" }));
  await keys.type("Brooklyn");
  await keys.press("Enter");
  await expect(page.getByText("Around Brooklyn")).toBeVisible();

  await keys.moveTo(page.getByRole("button", { name: /^Filters/ }));
  await keys.press("Enter");
  await keys.moveTo(page.getByRole("button", { name: "Italian", exact: true }));
  await keys.press("Space");
  await expect(page.getByText("1 restaurant found")).toBeVisible();

  await keys.moveTo(
    page.getByRole("region", { name: "Restaurants" }).getByRole("link", {
      name: /^Pomodoro Sisters/,
    }),
  );
  await keys.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Pomodoro Sisters" })).toBeVisible();
  await keys.seeFocus();
  await page.goBack();
  await expect(page.getByText("1 restaurant found")).toBeVisible();
});

test("an image of the gallery: look, move on, like, comment, close", async ({ page }) => {
  const keys = byKeyboard(page);
  const dialog = page.getByRole("dialog");
  const titleOf = (index: number) =>
    page.getByRole("article").nth(index).getByRole("heading").innerText();
  await openHydrated(page, "/community/ai-gallery");
  const [first, second] = [await titleOf(0), await titleOf(1)];

  await keys.moveTo(page.getByRole("button", { name: "Explore Gallery" }));
  await keys.press("Enter");
  const card = page.getByRole("article").first().getByRole("link");
  await keys.moveTo(card);
  await keys.press("Enter");
  await expect(page.getByRole("dialog", { name: first })).toBeVisible();

  await keys.press("ArrowRight");
  await expect(page.getByRole("dialog", { name: second })).toBeVisible();
  await keys.press("ArrowLeft");
  await expect(page.getByRole("dialog", { name: first })).toBeVisible();

  const like = dialog.getByRole("button", { name: /^Like/ });
  await keys.moveTo(like);
  await keys.press("Space");
  await expect(like).toHaveAttribute("aria-pressed", "true");

  await keys.moveTo(dialog.getByRole("textbox", { name: "Add a comment" }));
  await keys.type("One line");
  await keys.press("Shift+Enter");
  await keys.type("and one more");
  await keys.press("ArrowLeft");
  await expect(page.getByRole("dialog", { name: first })).toBeVisible();
  await keys.press("Enter");
  await expect(dialog.getByRole("list", { name: "Comments" }).getByRole("listitem")).toHaveText([
    "YouOne line\nand one more",
  ]);

  await keys.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(card).toBeFocused();
});

test("the pins of the Restaurant Map: in reading order, open, follow, close", async ({
  page,
  maps,
}) => {
  const keys = byKeyboard(page);
  await maps.serveStreets();
  await openHydrated(page, "/restaurants/map");
  const map = page.getByRole("region", { name: "Map of restaurants" });
  const pins = map.getByRole("button", { name: /, rated \d\.\d$/ });
  await expect(pins).toHaveCount(5);

  // Of pins on one line, which is 44 px high, the left one comes first.
  const boxes = await Promise.all((await pins.all()).map((pin) => pin.boundingBox()));
  const places = boxes.map((box) => ({ x: box?.x ?? NaN, y: box?.y ?? NaN }));
  const isInOrder = places.slice(1).every(({ x, y }, index) => {
    const before = places[index]!;
    return y > before.y - 44 && (y > before.y || x > before.x);
  });
  expect(isInOrder).toBe(true);

  await keys.moveTo(pins.first());
  for (const pin of (await pins.all()).slice(1)) {
    await keys.press("Tab");
    await expect(pin).toBeFocused();
  }
  await keys.press("Shift+Tab");
  const pin = pins.nth(3);
  await expect(pin).toBeFocused();
  const name = ((await pin.getAttribute("aria-label")) ?? "").replace(/, rated.*/, "");
  await keys.press("Enter");
  const card = map.getByRole("dialog", { name });
  const link = card.getByRole("link", { name });
  await keys.moveTo(link);
  await keys.press("Escape");
  await expect(card).toBeHidden();
  await expect(pin).toBeFocused();

  await keys.press("Space");
  await keys.moveTo(link);
  await keys.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await keys.seeFocus();
});
