import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expectNoBarriers, expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { becomeMember } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/servers/database-server";
import { PLACE, takePhoto, TEXT_FILE } from "@/e2e/support/test-photo";

// Photos of reviews (P14.27 to P14.29), where scripts run; what the form alone does is in review-photos-http.spec.ts.
test.describe.configure({ timeout: 300_000 });

test.beforeEach(({ allow }) => {
  allow.host("tiles.openfreemap.org");
});

async function writeReview(page: Page, title: string) {
  await page.getByRole("radio", { name: "4 stars" }).check({ force: true });
  await page.getByLabel("Title").fill(title);
  await page
    .getByLabel("Your review", { exact: true })
    .fill("Proper numbing heat, silky tofu, and rice that tastes of something.");
  await page.getByLabel("Date of your visit").fill("2026-10-03");
}

const slot = (page: Page, number: number) => {
  const group = page.getByRole("group", { name: `Photo ${number}`, exact: true });
  return {
    group,
    file: group.locator("input[type=file]"),
    description: group.getByLabel("What is in the photo?"),
    remove: group.getByRole("button", { name: `Remove photo ${number}` }),
  };
};

const publish = (page: Page) => page.getByRole("button", { name: "Publish review" }).click();

const card = (page: Page, title: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });

/** The URL of the file that the browser chose. */
async function shownFile(image: Locator) {
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  return image.evaluate((element: HTMLImageElement) => element.currentSrc);
}

test("a review has photos, without the places where they were taken", async ({
  page,
  request,
  server,
}) => {
  await becomeMember(page, server);
  await page.goto("/restaurants/3/review");
  await writeReview(page, "With photos");
  const [first, second] = [slot(page, 1), slot(page, 2)];
  await expect(second.group).toBeHidden();
  await first.file.setInputFiles(await takePhoto("#c33"));
  await second.file.setInputFiles(await takePhoto("#3a3"));
  await expect(slot(page, 3).group).toBeVisible();
  await publish(page);
  await expect(first.group).toContainText("Please say in at least 3 characters");
  await expect(first.description).toBeFocused();
  await first.description.fill("A red plate");
  await second.remove.click();
  await expect(second.file).toHaveValue("");
  await expect(second.description).toBeHidden();
  await second.file.setInputFiles(await takePhoto("#33c"));
  await second.description.fill("A blue plate");
  await publish(page);

  const review = card(page, "With photos");
  await expect(review.getByRole("img", { name: "A blue plate" })).toBeVisible();
  const address = await shownFile(review.getByRole("img", { name: "A red plate" }));
  expect(address).toMatch(/\/photos\/[0-9a-f]{32}-\d+\.avif$/);
  const file = await (await request.get(address)).body();
  const { exif, icc, xmp, format } = await sharp(file).metadata();
  expect({ exif, icc, xmp, format }).toEqual({ format: "heif" });
  expect(file.includes(PLACE)).toBe(false);

  const gallery = page.getByRole("region", { name: "Photos by visitors" });
  await gallery
    .getByRole("link", { name: /^A red plate\b.* in the review of Noor Adeyemi$/ })
    .click();
  await expect(page).toHaveURL(/\/restaurants\/3\/photos#photo-/);
  await page
    .getByRole("listitem")
    .filter({ hasText: "A red plate" })
    .getByRole("link", { name: "See the review" })
    .click();
  await expect(page).toHaveURL(/\/restaurants\/3#review-/);
  await expect(review).toBeInViewport();
  await expectNoBarriersInBothThemes(page);

  await page.goto("/restaurants/3/review");
  await page.getByRole("checkbox", { name: "Remove: A red plate" }).check();
  await expectNoBarriers(page);
  await publish(page);
  await expect(review.getByRole("img", { name: "A blue plate" })).toBeVisible();
  await expect(page.getByRole("img", { name: "A red plate" })).toHaveCount(0);
  expect((await request.get(address)).status()).toBe(404);

  const other = await shownFile(review.getByRole("img", { name: "A blue plate" }));
  await page.goto("/restaurants/3/review");
  await page.getByText("Delete this review").click();
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect(page).toHaveURL("/restaurants/3#reviews");
  await expect(gallery.getByRole("img")).toHaveCount(0);
  expect((await request.get(other)).status()).toBe(404);
});

test("a file that is no photo is refused next to its field, nothing typed is lost, and four large photos are taken at once", async ({
  page,
  server,
  allow,
}) => {
  await becomeMember(page, server);
  await page.goto("/restaurants/4/review");
  await writeReview(page, "One is text");
  const [first, second] = [slot(page, 1), slot(page, 2)];
  await first.file.setInputFiles(await takePhoto("#c43"));
  await first.description.fill("A red plate");
  // The test runner requests the content of a picture that the browser could not decode.
  allow.console(/connect-src/);
  await second.file.setInputFiles(TEXT_FILE);
  await expect(second.group).toContainText("notes.jpg");
  await second.description.fill("Only text");
  await publish(page);
  await expect(second.group).toContainText("This file is not a photo we can read.");
  await expect(second.file).toBeFocused();
  await expect(page.getByLabel("Title")).toHaveValue("One is text");
  await expectNoBarriers(page);

  const tooLarge = { ...TEXT_FILE, buffer: Buffer.alloc(10_000_001) };
  await second.file.setInputFiles(tooLarge);
  await expect(second.group).toContainText("This photo is larger than 10 MB.");
  await expect(second.file).toHaveValue("");

  // They are more than a form usually has.
  let bytes = 0;
  for (const number of [1, 2, 3, 4]) {
    const photo = await takePhoto(`#${number}f0`, { moreBytes: 3_500_000 });
    bytes += photo.buffer.length;
    await slot(page, number).file.setInputFiles(photo);
    await slot(page, number).description.fill(`Plate ${number}`);
  }
  expect(bytes).toBeGreaterThan(12_000_000);
  await publish(page);
  await expect(
    card(page, "One is text").getByRole("list", { name: "Photos" }).getByRole("img"),
  ).toHaveCount(4, { timeout: 200_000 });
  await expect(card(page, "One is text").getByRole("img", { name: "Plate 4" })).toBeVisible();
});
