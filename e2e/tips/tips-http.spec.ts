import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { signUp, signUpForDesk } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import type { HttpVisitor } from "@/e2e/support/http/http-visitor";
import { RESTAURANTS } from "@/data/restaurants";
import { TILE_INDEX_PATH, tilePath } from "@/lib/restaurants/tiles/tile-files";
import { decodeTile } from "@/lib/restaurants/tiles/tile-format";
import { tileAt } from "@/lib/restaurants/tiles/tile-grid";
import { createGroups } from "@/lib/restaurants/tiles/tile-groups";

// Tips and prices (P14.880, P14.881), by forms alone.
test.describe.configure({ timeout: 180_000 });

const TIP = "Ask for the second menu. Everything on it is vegan.";

const tip = ({ page }: HttpVisitor, text: string) =>
  [...page.main.querySelectorAll<HTMLElement>('li[id^="tip-"]')].find((item) =>
    item.textContent?.includes(text),
  )!;

test("a member leaves a tip, another finds it helpful, and it is changed, reported and deleted @core", async ({
  visitor,
  newVisitor,
  server,
}) => {
  await addRestaurant(server, { id: "tip-house", name: "Tip House", like: "1", isSample: false });
  await visitor.open("/restaurants/tip-house");
  await visitor.follow("Leave a tip");
  expect(visitor.path).toMatch(/^\/auth/);
  await signUp(visitor, { name: "Ruth Okafor", next: "/restaurants/tip-house/tip" });
  await visitor.press("Publish tip", { "Your tip": "Good" });
  expect(visitor.description("Your tip")).toContain("Please write at least 10 characters.");
  await visitor.press("Publish tip", { "Your tip": TIP });
  expect(visitor.path).toMatch(/^\/restaurants\/tip-house#tip-/);
  expect(tip(visitor, TIP).textContent).toContain("Ruth Okafor");

  await visitor.press(/^Helpful/, {}, tip(visitor, TIP));
  expect(visitor.path).toBe("/restaurants/tip-house#tip-not-counted");
  const guest = newVisitor();
  await signUp(guest);
  await guest.open("/restaurants/tip-house");
  await guest.press(/^Helpful/, {}, tip(guest, TIP));
  expect(guest.path).toMatch(/^\/restaurants\/tip-house#tip-/);
  expect(tip(guest, TIP).textContent).toContain("Helpful (1)");
  await guest.follow("Report the tip of Ruth Okafor");
  await guest.press("Send report", { "Not true, or never visited": true });

  await visitor.open("/restaurants/tip-house/tip");
  visitor.main.getByRole("heading", { name: "Change your tip" });
  await visitor.press("Publish tip", { "Your tip": "There are four tables in the garden." });
  expect(tip(visitor, "four tables").textContent).toContain("Helpful (0)");

  const moderator = newVisitor();
  await signUpForDesk(moderator, server);
  expect((await moderator.open("/desk/reports?kind=tip")).text).toContain("Not true");

  await visitor.open("/restaurants/tip-house/tip");
  await visitor.press("Delete for good");
  expect(visitor.path).toBe("/restaurants/tip-house#tips");
  expect(visitor.page.text).toContain("Nobody has left one yet");
});

test("the searches find a restaurant by what its tip says, until the tip is deleted", async ({
  visitor,
  server,
}) => {
  await addRestaurant(server, { id: "wise-house", name: "Wise House", like: "1", isSample: false });
  const wordsInTile = async () => {
    const read = async (path: string) => JSON.parse((await visitor.open(path)).html);
    const { version, tiles } = await read(TILE_INDEX_PATH);
    const groupOf = createGroups(tiles);
    const tile = decodeTile(await read(tilePath(version, groupOf(tileAt(RESTAURANTS[0]!)))));
    return tile.find(({ id }) => id === "wise-house")?.tipWords;
  };
  const found = async () => (await visitor.open("/restaurants/search?q=cloudberry+thirds")).text;

  await signUp(visitor, { next: "/restaurants/wise-house/tip" });
  await visitor.press("Publish tip", { "Your tip": "Cloudberry porridge: ask for thirds!" });
  await expect.poll(wordsInTile).toBe("cloudberry porridge ask for thirds");
  await expect.poll(found).toContain("Wise House");

  await visitor.open("/restaurants/wise-house/tip");
  await visitor.press("Delete for good");
  await expect.poll(wordsInTile).toBeUndefined();
  await expect.poll(found).not.toContain("Wise House");
});

test("two members vote for the price, which the page then shows", async ({
  newVisitor,
  server,
}) => {
  await addRestaurant(server, { id: "fair-house", name: "Fair House", like: "1", isSample: false });
  const [ada, ben] = [newVisitor(), newVisitor()];
  for (const member of [ada, ben]) {
    await signUp(member);
    await member.open("/restaurants/fair-house");
    expect(member.page.text).not.toContain("2 votes");
    await member.press(/^\$*Price 2 of 4/);
    expect(member.path).toBe("/restaurants/fair-house#price");
  }
  expect(ben.page.text).toContain("2 votes");
  expect(ben.page.main.querySelector('h1 ~ div [aria-label="Price 2 of 4"]')).not.toBeNull();
  await ben.press(/^\$*Price 2 of 4/);
  expect(ben.page.main.querySelector('h1 ~ div [aria-label="Price 2 of 4"]')).toBeNull();
});

test("samples have the price that they came with", async ({ visitor }) => {
  await visitor.open("/restaurants/1");
  expect(visitor.page.text).toContain("Leave a tip");
  expect(visitor.page.text).not.toContain("How much is a meal here?");
});
