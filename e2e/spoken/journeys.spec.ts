import { expect, test } from "@/e2e/spoken/fixtures";

test("home: the number of suggestions is said after a pause in typing, and what is chosen", async ({
  reader,
}) => {
  expect(await reader.open("/")).toMatch(/Find Vegan Restaurants|Chard/);
  await reader.pressUntil("e", /Location/);
  await reader.press("shift+Tab", "Tab");
  expect(await reader.type("Berlin")).toMatch(/suggestions?/);
  expect(await reader.press("Down")).toMatch(/Berlin/);
});

test("home: letters that no city begins with are said to have no suggestions", async ({
  reader,
}) => {
  await reader.open("/");
  await reader.pressUntil("e", /Location/);
  await reader.press("shift+Tab", "Tab");
  expect(await reader.type("zzqq")).toMatch(/No suggestions/);
});

test("near me: a filter says how many restaurants are left", async ({ reader }) => {
  await reader.open("/restaurants/near-me");
  await reader.pressUntil("b", /Filters/);
  await reader.press("Return");
  await reader.pressUntil("b", /Italian/, 40);
  expect(await reader.press("space")).toMatch(/\d restaurants? found/);
});

test("restaurant: its name, its rating and its hours are said in whole sentences", async ({
  reader,
}) => {
  expect(await reader.open("/restaurants/1")).not.toBe("");
  expect(await reader.pressUntil("h", /heading level 1/)).toMatch(/\w/);
  expect(await reader.pressUntil("b", /Save/)).toMatch(/button/);
  expect(await reader.press("Return")).toMatch(/Added to favorites/);
});

test("sign-in: errors are said with their fields, and the shown password as a state", async ({
  reader,
}) => {
  await reader.open("/auth");
  expect(await reader.pressUntil("e", /Email/)).toMatch(/required/);
  await reader.type("noor@");
  expect(await reader.press("Return")).toMatch(/valid email/);
});

test.describe("on a phone", () => {
  test.use({ isPhone: true });

  test("the menu begins at its close button, and a link leads to the start of its page", async ({
    reader,
  }) => {
    await reader.open("/");
    await reader.pressUntil("b", /Open menu/);
    expect(await reader.press("Return")).toMatch(/Close/);
    await reader.pressUntil("Tab", /Near Me/);
    expect(await reader.press("Return")).toMatch(/Near Me|near me|Restaurants/);
    await expect(reader.page).toHaveURL(/near-me/);
  });
});
