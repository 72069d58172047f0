import type { Locator, Page } from "@playwright/test";
import { signUpHere } from "@/e2e/support/auth-steps";
import { becomeMember } from "@/e2e/support/http/http-account";
import { PHONE } from "@/e2e/support/phone";
import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { expect, test } from "@/e2e/support/servers/database-server";
import { runShell } from "@/e2e/support/servers/database-shell";
import { takePhoto } from "@/e2e/support/test-photo";

// What it takes on a phone to say what is vegan at a restaurant, from its page on (P14.877): presses, and fields that are filled in. And what
// the page itself loads of the forms before that (P14.878).
test.describe.configure({ timeout: 180_000 });
test.use({ ...PHONE, viewport: { width: 390, height: 844 } });
test.beforeEach(({ allow }) => allow.host("tiles.openfreemap.org"));

/** A visitor whose presses and fields are counted. Each page is as it is with its scripts or before them. */
class CountingVisitor {
  presses = 0;
  fields = 0;

  constructor(private readonly page: Page) {}

  async press(control: Locator) {
    this.presses += 1;
    await control.click();
  }

  async fill(label: string, text: string) {
    this.fields += 1;
    await this.page.getByLabel(label).fill(text);
  }

  /** A press opens the phone's own chooser. */
  async choose(label: string) {
    this.presses += 1;
    const chooser = this.page.waitForEvent("filechooser");
    await this.page.getByText(label, { exact: true }).click();
    await (await chooser).setFiles([await takePhoto("#4b2")]);
  }

  get count() {
    return { presses: this.presses, fields: this.fields };
  }
}

test("a dish takes two presses and one field, a photo three presses, a tip two and one field", async ({
  page,
  allow,
  server,
}) => {
  // The test runner requests the content of a picture that the browser could not decode.
  allow.console(/connect-src/);
  const id = "few-presses";
  await addRestaurant(server, { id, name: "Few Presses", like: "1", isSample: false });
  await becomeMember(page, server);
  const open = async () => {
    await page.goto(`/restaurants/${id}`);
    return new CountingVisitor(page);
  };
  const link = (name: string) => page.getByRole("link", { name }).first();
  const button = (name: string) => page.getByRole("button", { name });

  const eater = await open();
  await eater.press(link("Add a dish"));
  await eater.fill("What is it called?", "Tofu skewer");
  await eater.press(button("Add dish"));
  await expect(page.getByRole("heading", { name: "Tofu skewer" })).toBeVisible();
  expect(eater.count).toEqual({ presses: 2, fields: 1 });

  const photographer = await open();
  await photographer.press(link("Add photos"));
  await photographer.choose("Choose photos");
  await photographer.press(button("Upload photos"));
  await expect(page.getByRole("region", { name: "You added" }).getByRole("img")).toHaveCount(1);
  expect(photographer.count).toEqual({ presses: 3, fields: 0 });

  const adviser = await open();
  await adviser.press(link("Leave a tip"));
  await adviser.fill("Your tip", "The terrace has shade until the evening.");
  await adviser.press(button("Publish tip"));
  await expect(page.getByText("The terrace has shade until the evening.")).toBeVisible();
  expect(adviser.count).toEqual({ presses: 2, fields: 1 });
});

/** A text that only a form's own code holds. */
const MARKS = {
  "the form of dishes": "Ideally the name on the menu.",
  "the form of photos": "Choose at most ",
  "the form of tips": "One thing that the next guest should know.",
};

test("a visitor who is signed out loads none of the forms before opening one, and a press counts after the sign-in", async ({
  page,
  server,
}) => {
  const id = "unloaded-forms";
  await addRestaurant(server, { id, name: "Unloaded Forms", like: "1", isSample: false });
  await runShell(
    server,
    `insert into chard.dishes (restaurant_id, name) values ('${id}', 'Chickpea pancake')`,
  );
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script")
      scripts.push(response.text().catch(() => ""));
  });
  const loaded = async () => {
    const texts = await Promise.all(scripts);
    return Object.entries(MARKS).flatMap(([name, mark]) =>
      texts.some((text) => text.includes(mark)) ? [name] : [],
    );
  };

  await page.goto(`/restaurants/${id}`, { waitUntil: "networkidle" });
  for (const name of ["Tips", "Photos by visitors", "What is vegan here"])
    await page.getByRole("heading", { name, exact: true }).scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "Add a dish" }).hover();
  await page.waitForLoadState("networkidle");
  expect(scripts.length).toBeGreaterThan(0);
  expect(await loaded()).toEqual([]);

  const dish = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Chickpea pancake" }) });
  const ate = dish.getByRole("button", { name: /^I ate this/ });
  await ate.click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await signUpHere(page);
  await expect(page).toHaveURL(new RegExp(`/restaurants/${id}#dish-`));
  await expect(ate).toHaveAttribute("aria-pressed", "true");
  await expect(dish).toContainText("Confirmed in");

  await page.getByRole("link", { name: "Add a dish" }).click();
  await expect(page.getByLabel("What is it called?")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await loaded()).toEqual(["the form of dishes"]);
  for (const path of ["photos/add", "tip"])
    await page.goto(`/restaurants/${id}/${path}`, { waitUntil: "networkidle" });
  expect(await loaded()).toEqual(Object.keys(MARKS));
});
