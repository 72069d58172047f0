import { expect, test } from "@/e2e/support/fixtures";

test("at 390 and 320 px cards show all that they say", async ({ page }) => {
  await page.goto("/restaurants/near-me");
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll("article *")]
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .filter((element) => getComputedStyle(element).textOverflow === "ellipsis")
        .map((element) => element.textContent),
    );
    expect(cut, `${width} px`).toEqual([]);
  }
});
