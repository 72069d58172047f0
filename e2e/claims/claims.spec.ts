import type { Page } from "@playwright/test";
import sharp from "sharp";
import { addListed, mailTo, siteFixture, type Site } from "@/e2e/claims/mail-site";
import { newAccount, notice } from "@/e2e/support/auth-steps";
import { expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { runShell } from "@/e2e/support/servers/database-shell";
import { newDeskAccount, pressAndWait } from "@/e2e/support/desk-steps";
import { expect, test as base } from "@/e2e/support/fixtures";

// Owners of restaurants (P14.83 to P14.87), on a server that sends e-mail; claims-http.spec.ts tries the forms alone.
const test = base.extend<object, { site: Site }>({
  site: siteFixture,
  baseURL: async ({ site }, provide) => provide(site.server.origin),
});

test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ allow }) => allow.host("tiles.openfreemap.org"));

const openClaim = async (page: Page, id: string) => {
  await page.goto(`/restaurants/${id}`);
  await page.getByRole("link", { name: "Claim this page" }).click();
  await expect(page.getByRole("heading", { name: "Is this your place?" })).toBeVisible();
};

async function writeReview(page: Page, id: string, title: string) {
  await page.goto(`/restaurants/${id}/review`);
  await page.getByRole("radio", { name: "2 stars" }).check({ force: true });
  await page.getByLabel("Title").fill(title);
  await page
    .getByLabel("Your review", { exact: true })
    .fill("The soup was cold, and the bread was not there at all, twice in a row.");
  await page.getByLabel("Date of your visit").fill("2026-10-03");
  await page.getByRole("button", { name: "Publish review" }).click();
}

test("an owner confirms by a mail to the website's domain, replies to reviews, adds photos and proposes facts", async ({
  page,
  browser,
  site,
}) => {
  await addListed(site, "mailed");
  const guest = await browser.newPage({ baseURL: site.server.origin });
  await newAccount(guest);
  await writeReview(guest, "mailed", "Cold soup at mailed");
  await expect(notice(guest, "Review published")).toBeVisible();

  await newAccount(page);
  await openClaim(page, "mailed");
  await expectNoBarriersInBothThemes(page);
  const email = page.getByLabel("Email at the restaurant's website");
  await page.getByRole("button", { name: "This is my place" }).click();
  await expect(page.getByText("what shows that the restaurant is yours")).toBeVisible();
  await email.fill("me@elsewhere.example");
  await page.getByRole("button", { name: "This is my place" }).click();
  await expect(page.getByText("This address is not at the restaurant's website.")).toBeVisible();
  await email.fill("info@mailed.example");
  await page.getByRole("button", { name: "This is my place" }).click();
  await expect(page.getByText("We have sent a link to the address below.")).toBeVisible();

  const mail = await mailTo(site, "info@mailed.example");
  expect(mail.subject).toBe("Is Place mailed yours?");
  const [link = ""] = /http:\S+claim\/confirm\S+/.exec(mail.text ?? "") ?? [];
  const path = link.replace(/^http:\/\/[^/]+/, "");
  // Another reader of the mail cannot confirm the claim.
  await guest.goto(path);
  await guest.getByRole("button", { name: "It is mine" }).click();
  await expect(guest.getByText("This link is no longer valid")).toBeVisible();
  await page.goto(path);
  await expectNoBarriersInBothThemes(page);
  await page.getByRole("button", { name: "It is mine" }).click();
  await expect(page.getByRole("heading", { name: "Your place" })).toBeVisible();

  await page.getByRole("link", { name: "Reply to Noor Adeyemi" }).click();
  await page
    .getByLabel("Your reply")
    .fill("We are sorry. The stove was broken.\nPlease come again.");
  await expectNoBarriersInBothThemes(page);
  await page.getByRole("button", { name: "Publish reply" }).click();
  await expect(page.getByText("Reply from the owner")).toBeVisible();
  // Others see it within seconds.
  await expect(async () => {
    await guest.goto("/restaurants/mailed");
    await expect(guest.getByText("The stove was broken.")).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await guest.getByRole("link", { name: "Report the reply of the owner" }).click();
  await expect(guest.getByRole("radio", { name: "Advertising or spam" })).toBeVisible();

  await page.goto("/restaurants/mailed/owner");
  const photo = await sharp({
    create: { width: 640, height: 480, channels: 3, background: "#3a7d34" },
  })
    .jpeg()
    .toBuffer();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "room.jpg", mimeType: "image/jpeg", buffer: photo });
  await page.getByLabel("What is in the photo?").fill("The room with its green wall");
  await page.getByRole("button", { name: "Add this photo" }).click();
  await expect(page.getByRole("img", { name: "The room with its green wall" })).toBeVisible();
  await expectNoBarriersInBothThemes(page);
  await guest.goto("/restaurants/mailed");
  const photos = guest.getByRole("region", { name: "Photos by the owner" });
  await expect(photos.getByRole("img", { name: "The room with its green wall" })).toBeVisible();
  await page.getByRole("button", { name: "Remove the photo: The room" }).click();
  await expect(page.getByRole("img", { name: "The room with its green wall" })).toHaveCount(0);

  await writeReview(page, "mailed", "My own place");
  await expect(page.getByText("This place is yours, so you cannot review it.")).toBeVisible();
  await page.goto("/restaurants/mailed/correct");
  await page.locator("summary", { hasText: "How vegan" }).click();
  await page.getByRole("radio", { name: "Fully vegan" }).check();
  await page.getByLabel("How do you know?").fill("I run it.");
  await page.getByRole("button", { name: "Send correction" }).click();
  await expect(page.getByText("only visitors can set its vegan level")).toBeVisible();
  await page.goto("/profile");
  await expect(page.getByRole("link", { name: "Place mailed" })).toHaveAttribute(
    "href",
    "/restaurants/mailed/owner",
  );
  await guest.close();
});

test("without an e-mail address a moderator decides, notifies the sender, and ends an ownership", async ({
  page,
  browser,
  site,
}) => {
  await addListed(site, "checked");
  const claimant = await browser.newPage({ baseURL: site.server.origin });
  const email = await newAccount(claimant);
  await claimant.goto("/restaurants/checked/owner");
  await expect(claimant).toHaveURL("/restaurants/checked/claim");
  await claimant.getByLabel("What shows that it is yours?").fill("My name is in the imprint.");
  await claimant.getByRole("button", { name: "This is my place" }).click();
  await expect(claimant.getByText("Moderators review claims oldest first")).toBeVisible();

  await newDeskAccount(page, site.server);
  await page.goto("/desk/claims");
  await page.getByRole("link", { name: /Place checked/ }).click();
  await expect(page.getByText("My name is in the imprint.").last()).toBeVisible();
  await expect(page.getByText("https://www.checked.example/")).toBeVisible();
  // The restaurants of other tests are at the same point of the map: their pins cover each other.
  await expectNoBarriersInBothThemes(page, { exclude: "[data-pin]" });
  await pressAndWait(page, "Accept the claim");
  await expect(notice(page, "Claim accepted")).toBeVisible();
  expect((await mailTo(site, email)).subject).toBe("Place checked is yours on Chard");

  await page.getByRole("link", { name: /^Claim accepted/ }).click();
  await pressAndWait(page, "Undo");
  await expect(page.getByRole("button", { name: "Accept the claim" })).toBeVisible();
  await pressAndWait(page, "Accept the claim");
  await claimant.reload();
  await expect(claimant.getByRole("heading", { name: "Your place" })).toBeVisible();

  await page.goto("/desk/venues/checked");
  await page.getByText("End the ownership").click();
  await page.getByRole("region", { name: "Owners" }).getByLabel("Reason").fill("It was sold.");
  await pressAndWait(page, "End it");
  await expect(page.getByRole("region", { name: "Owners" })).toHaveCount(0);
  await claimant.reload();
  await expect(claimant.getByText("Reason: It was sold.")).toBeVisible();
  await claimant.close();
});

test("a listing's sender and a message's get a mail with the decision and the answer", async ({
  page,
  site,
}) => {
  const { server } = site;
  const { email } = await newDeskAccount(page, server);
  await runShell(
    server,
    `insert into chard.listings (token, user_id, name, address, description, details)
     select 'mailed-listing', id, 'Advert', 'Nowhere 1, Berlin', 'Buy this.', '{"cuisines": "german"}' from auth.users where email = '${email}'`,
  );
  await page.goto("/desk/listings/mailed-listing");
  await expect(page.getByLabel("Cuisines")).toHaveValue("german");
  await page.getByText("Reject", { exact: true }).click();
  await page.getByRole("radio", { name: "Advertising" }).check();
  await pressAndWait(page, "Send and reject");
  const refused = await mailTo(site, email);
  expect(refused.subject).toBe("Advert was not accepted");
  expect(refused.text).toContain("> Advertising");

  await runShell(
    server,
    "insert into chard.messages (name, email, message) values ('Tomas', 'tomas@kept.example', 'When do you open?')",
  );
  await page.goto("/desk/messages");
  await page.getByRole("link", { name: /Tomas/ }).click();
  await page.getByLabel("Your answer").fill("We are a directory: look at the restaurant's page.");
  await expectNoBarriersInBothThemes(page);
  await pressAndWait(page, "Send answer");
  await expect(notice(page, "Message answered")).toBeVisible();
  const answer = await mailTo(site, "tomas@kept.example");
  expect(answer.text).toContain("We are a directory");
  expect(answer.text).toContain("> When do you open?");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a place is claimed, and an owner answers a review", async ({ page, browser, site }) => {
    await addListed(site, "plain");
    const account = await browser.newContext({
      baseURL: site.server.origin,
      javaScriptEnabled: true,
    });
    const scripted = await account.newPage();
    await newAccount(scripted);
    await page.context().addCookies(await account.cookies());
    await openClaim(page, "plain");
    await page.getByRole("button", { name: "This is my place" }).click();
    await expect(page.getByText("what shows that the restaurant is yours")).toBeVisible();
    await page.getByLabel("What shows that it is yours?").fill("Call me at the restaurant.");
    await page.getByRole("button", { name: "This is my place" }).click();
    await expect(page.getByText("Moderators review claims oldest first")).toBeVisible();
    await runShell(
      site.server,
      "update chard.claims set status = 'accepted' where restaurant_id = 'plain'",
    );
    await runShell(
      site.server,
      "insert into chard.reviews (id, restaurant_id, user_id, user_name, rating, title, content, images, visit_date, created_at, helpful, sample) values ('plain-review', 'plain', 'x', 'Ines', 4, 'Good bread', 'The bread is good, and so is the soup, all week long.', '[]', '2026-10-01', now(), 0, false)",
    );
    await page.goto("/restaurants/plain/owner");
    await page.getByRole("link", { name: "Reply to Ines" }).click();
    await page.getByLabel("Your reply").fill("Thank you, Ines!");
    await page.getByRole("button", { name: "Publish reply" }).click();
    await expect(page.getByText("Thank you, Ines!")).toBeVisible();
    await account.close();
  });
});
