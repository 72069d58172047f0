import { expect, test } from "@/e2e/support/fixtures";

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test("a card fills the screen without scripts, alone and dark on white, and leads back", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/guides/phrases/he");
  await page.getByRole("link", { name: "Show large" }).click();
  const card = page.locator("#card");
  await expect(page.getByText("תודה רבה!").first()).toBeInViewport();
  expect(await card.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(card).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.getByRole("heading")).toHaveCount(0);
  await expect(page.getByRole("link")).toHaveText("Back to the page");
  await page.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "How to ask for vegan food in Hebrew",
  );
});
