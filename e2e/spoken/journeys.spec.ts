import { expect, test } from "@/e2e/spoken/fixtures";
import type { Reader } from "@/e2e/spoken/reader";

/** To a field by its key, and with Tab once more: the screen reader then leaves the letters that are typed to the field. */
async function goToField(reader: Reader, name: RegExp) {
  await reader.pressUntil("e", name);
  await reader.hears("shift+Tab", /\w/);
  return reader.hears("Tab", name);
}

test("home: the number of suggestions is spoken after a pause in typing, and the chosen one", async ({
  reader,
}) => {
  expect(await reader.open("/")).toMatch(/Find Vegan Restaurants|Chard/);
  await goToField(reader, /Location.*combo box/);
  await reader.hearsTyping("Berlin", /\d suggestions?/);
  await reader.hears("Down", /Berlin/);
  await reader.hears("Return", /Vegan restaurants near you/);
  await expect(reader.page).toHaveURL(/near-me/);
});

test("home: for letters that no city begins with, it is spoken that there are no suggestions", async ({
  reader,
}) => {
  await reader.open("/");
  await goToField(reader, /Location.*combo box/);
  await reader.hearsTyping("zzqq", /No suggestions/);
});

test("near me: a filter says how many restaurants are left, and a card's rating is one piece", async ({
  reader,
}) => {
  await reader.open("/restaurants/near-me");
  await reader.pressUntil("2", /Little Tendril link heading level 2/);
  await reader.hears("Down", /Price/);
  await reader.hears("Up", /Little Tendril.*Rated 4\.5/);
  await reader.hears("ctrl+Home", /\w/);
  await reader.pressUntil("b", /Filters/);
  await reader.hears("Return", /Filters|expanded|heading/);
  await reader.pressUntil("b", /Italian/, 40);
  await reader.hears("space", /\b\d restaurants? found/);
});

test("restaurant: its name, its rating and its hours are spoken in whole sentences", async ({
  reader,
}) => {
  await reader.open("/restaurants/1");
  await reader.pressUntil("1", /Radish.*heading level 1/);
  await reader.pressUntil("b", /Save.*not pressed/);
  await reader.hears("Return", /Added to favorites/);
  await reader.pressUntil("h", /Hours/);
  await reader.pressUntil("Down", /Monday/, 6);
});

test("sign-in: errors are spoken with their fields, and the shown password as a state", async ({
  reader,
}) => {
  await reader.open("/auth");
  expect(await goToField(reader, /Email/)).toMatch(/required/);
  await reader.type("noor@");
  await reader.hears("Return", /valid email/);
  await reader.pressUntil("Tab", /Show password/, 4);
  await reader.hears("space", /(?<!not )pressed/);
});

test("photos: a number is spoken together with what it counts", async ({ reader }) => {
  await reader.open("/community/photos");
  await reader.pressUntil("1", /Photos heading level 1/);
  await reader.pressUntil("Down", /Likes: \d+/, 8);
});

test.describe("on a phone", () => {
  test.use({ isPhone: true });

  test("the menu begins at its close button, and a link leads to the start of its page", async ({
    reader,
  }) => {
    await reader.open("/");
    await reader.pressUntil("b", /Open menu/);
    await reader.hears("Return", /Close/);
    await reader.pressUntil("Tab", /Near Me/);
    await reader.hears("Return", /Vegan restaurants near you/);
    await expect(reader.page).toHaveURL(/near-me/);
  });
});
