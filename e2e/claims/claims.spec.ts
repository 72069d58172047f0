import { within } from "@testing-library/dom";
import sharp from "sharp";
import {
  addListed,
  confirmPath,
  mailTo,
  siteFixture,
  type Site,
} from "@/e2e/support/servers/connected-site";
import { notice } from "@/e2e/support/auth-steps";
import { expectNoBarriers, expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { runShell } from "@/e2e/support/servers/database-shell";
import { newDeskAccount, pressAndWait } from "@/e2e/support/desk-steps";
import { expect, test as base } from "@/e2e/support/fixtures";
import { becomeMember, signUp } from "@/e2e/support/http/http-account";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";
import { waitWithMaps } from "@/e2e/support/spared-maps";

// Owners of restaurants (P14.83 to P14.87), on a server that sends e-mail; claims-http.spec.ts tries the forms alone.
const test = base.extend<object, { site: Site }>({
  site: siteFixture,
  baseURL: async ({ site }, provide) => provide(site.server.origin),
});

test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ context }) => waitWithMaps(context));

test("an owner confirms by a mail to the website's domain, replies to a review and adds a photo", async ({
  page,
  site,
}) => {
  const { server } = site;
  await addListed(site, "mailed");
  const guest = new HttpVisitor(server.origin);
  await signUp(guest);
  await guest.open("/restaurants/mailed/review");
  await guest.press("Publish review", {
    "2 stars": true,
    Title: "Cold soup at mailed",
    "Your review": "The soup was cold, and the bread was not there at all, twice in a row.",
    "Date of your visit": "2026-10-03",
  });

  await becomeMember(page, server);
  await page.goto("/restaurants/mailed");
  await page.getByRole("link", { name: "Claim this page" }).click();
  await expect(page.getByRole("heading", { name: "Is this your place?" })).toBeVisible();
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
  await page.goto(confirmPath(mail.text));
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "It is mine" }).click();
  await expect(page.getByRole("heading", { name: "Your place" })).toBeVisible();

  await page.getByRole("link", { name: "Reply to Noor Adeyemi" }).click();
  await page
    .getByLabel("Your reply")
    .fill("We are sorry. The stove was broken.\nPlease come again.");
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Publish reply" }).click();
  await expect(page.getByText("Reply from the owner")).toBeVisible();
  await expect(page.getByText("The stove was broken.")).toBeVisible();

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
  await guest.open("/restaurants/mailed");
  const photos = guest.main.getByRole("region", { name: "Photos by the owner" });
  expect(within(photos).getAllByRole("img", { name: "The room with its green wall" })).not.toEqual(
    [],
  );
  await page.getByRole("button", { name: "Remove the photo: The room" }).click();
  await expect(page.getByRole("img", { name: "The room with its green wall" })).toHaveCount(0);
});

test("the sender of a message gets a mail with the answer", async ({ page, site }) => {
  const { server } = site;
  await newDeskAccount(page, server);
  await runShell(
    server,
    "insert into chard.messages (name, email, message) values ('Tomas', 'tomas@kept.example', 'When do you open?')",
  );
  await page.goto("/desk/messages");
  await page.getByRole("link", { name: /Tomas/ }).click();
  await page.getByLabel("Your answer").fill("We are a directory: look at the restaurant's page.");
  await expectNoBarriers(page);
  await pressAndWait(page, "Send answer");
  await expect(notice(page, "Message answered")).toBeVisible();
  const answer = await mailTo(site, "tomas@kept.example");
  expect(answer.text).toContain("We are a directory");
  expect(answer.text).toContain("> When do you open?");
});
