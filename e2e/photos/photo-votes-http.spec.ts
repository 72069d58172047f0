import sharp from "sharp";
import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { signUp } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import type { HttpVisitor } from "@/e2e/support/http/http-visitor";
import { takePhoto } from "@/e2e/support/test-photo";

// Helpful photos (P14.903), by forms alone.
test.describe.configure({ timeout: 180_000 });

const ID = "vote-house";

const photo = ({ page }: HttpVisitor, caption: string) =>
  [...page.main.querySelectorAll<HTMLElement>('li[id^="photo-"]')].find((item) =>
    item.textContent?.includes(caption),
  )!;

/** Adds a photo with a caption, from the page that adds photos. */
async function add(visitor: HttpVisitor, color: string, caption: string) {
  await visitor.press("Upload photos", { "Choose photos": await takePhoto(color) });
  const [newest] = visitor.page.main.querySelectorAll<HTMLElement>("#own-photos ~ ul > li");
  await visitor.press("Save", { Caption: caption }, newest!);
}

/** The pictures of the photos by visitors on the restaurant's page, in their order. */
async function pictures(visitor: HttpVisitor) {
  await visitor.open(`/restaurants/${ID}`);
  const shown = visitor.page.main.querySelectorAll<HTMLImageElement>(
    'section[aria-labelledby="visitor-photos"] img',
  );
  return [...shown].map(({ alt }) => alt);
}

/** The picture of the restaurant's card in a search. */
async function cardPicture(visitor: HttpVisitor) {
  await visitor.open("/restaurants/search?q=Vote+House");
  return visitor.page.main.querySelector<HTMLImageElement>("img")?.alt;
}

/** The color of the share image where it shows the photo. */
async function sharedColor(visitor: HttpVisitor) {
  const { body } = await visitor.fetch(`/restaurants/${ID}/opengraph-image`);
  const spot = { left: 1000, top: 40, width: 1, height: 1 };
  const [, green = 0, blue = 0] = await sharp(body).extract(spot).removeAlpha().raw().toBuffer();
  return green > blue ? "green" : "blue";
}

test("the photo that most members find helpful becomes the picture of the place @core", async ({
  visitor,
  newVisitor,
  server,
}) => {
  await addRestaurant(server, { id: ID, name: "Vote House", like: "1", isSample: false });
  await signUp(visitor, { name: "Ruth Okafor", next: `/restaurants/${ID}/photos/add` });
  await add(visitor, "#7a1", "The terrace");
  await add(visitor, "#17a", "The soup");
  const reader = newVisitor();
  await expect.poll(() => pictures(reader)).toEqual(["The soup", "The terrace"]);
  expect(await cardPicture(reader)).toBe("The soup");
  expect(await sharedColor(reader)).toBe("blue");

  await pictures(visitor);
  await visitor.follow(/^The terrace/);
  expect(visitor.path).toMatch(new RegExp(`^/restaurants/${ID}/photos#photo-`));
  await visitor.press(/^Helpful/, {}, photo(visitor, "The terrace"));
  expect(visitor.path).toBe(`/restaurants/${ID}/photos#photo-not-counted`);
  expect(visitor.page.text).toContain("it was for your own photo");
  expect(photo(visitor, "The terrace").textContent).toContain("Helpful (0)");

  await reader.open(`/restaurants/${ID}/photos`);
  await reader.press(/^Helpful/, {}, photo(reader, "The terrace"));
  expect(reader.path).toMatch(/^\/auth/);
  await signUp(reader, { next: `/restaurants/${ID}/photos` });
  await reader.press(/^Helpful/, {}, photo(reader, "The terrace"));
  expect(reader.path).toMatch(new RegExp(`^/restaurants/${ID}/photos#photo-`));
  expect(photo(reader, "The terrace").textContent).toContain("Helpful (1)");
  expect(await pictures(newVisitor())).toEqual(["The terrace", "The soup"]);
  await expect.poll(() => cardPicture(newVisitor())).toBe("The terrace");
  await expect.poll(() => sharedColor(newVisitor())).toBe("green");

  await reader.open(`/restaurants/${ID}/photos`);
  await reader.press(/^Helpful/, {}, photo(reader, "The terrace"));
  expect(photo(reader, "The terrace").textContent).toContain("Helpful (0)");
  await expect.poll(() => pictures(newVisitor())).toEqual(["The soup", "The terrace"]);
});
