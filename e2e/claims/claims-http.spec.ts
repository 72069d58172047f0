import {
  addListed,
  confirmPath,
  mailTo,
  siteFixture,
  type Site,
} from "@/e2e/support/servers/connected-site";
import { expect } from "@/e2e/support/http/http-test";
import { chooseLanguage, signUp, signUpForDesk } from "@/e2e/support/http/http-account";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";
import { runShell } from "@/e2e/support/servers/database-shell";
import { test as base } from "@/e2e/support/servers/processor-time";

// Owners of restaurants (P14.83 to P14.87), by forms alone.
type Fixtures = { visitor: HttpVisitor; newVisitor: () => HttpVisitor };

const test = base.extend<Fixtures, { site: Site }>({
  site: siteFixture,
  visitor: async ({ newVisitor }, provide) => provide(newVisitor()),
  newVisitor: async ({ site }, provide) => provide(() => new HttpVisitor(site.server.origin)),
});

test.describe.configure({ timeout: 240_000 });

const EMAIL = "Email at the restaurant's website";

const review = (title: string) => ({
  "2 stars": true,
  Title: title,
  "Your review": "The soup was cold, and the bread was not there at all, twice in a row.",
  "Date of your visit": "2026-10-03",
});

test("a claim is made in German, and its mail leads to German pages", async ({ visitor, site }) => {
  await addListed(site, "posted-in-german");
  const email = await signUp(visitor);
  await chooseLanguage(site.server, email, "de");
  await visitor.open("/de/restaurants/posted-in-german");
  await visitor.follow("Öffne deine Seite");
  expect(visitor.path).toBe("/de/restaurants/posted-in-german/claim");
  const inGerman = "E-Mail-Adresse unter der Domain des Restaurants";
  await visitor.press("Das ist mein Lokal");
  expect(visitor.path).toBe("/de/restaurants/posted-in-german/claim");
  expect(visitor.description("Woran sieht man, dass es dein Lokal ist?")).toContain(
    "Bitte sag in ein paar Worten",
  );
  await visitor.press("Das ist mein Lokal", { [inGerman]: "ich@anderswo.example" });
  expect(visitor.description(inGerman)).toContain("gehört nicht zur Website des Restaurants");
  await visitor.press("Das ist mein Lokal", { [inGerman]: "info@posted-in-german.example" });
  expect(visitor.path).toBe("/de/restaurants/posted-in-german/claim");
  expect(visitor.page.text).toContain("Wir haben einen Link an die Adresse unten gesendet.");

  const mail = await mailTo(site, "info@posted-in-german.example");
  expect(mail.subject).toBe("Ist das dein Lokal: Place posted-in-german?");
  expect(mail.text).toContain("Bestätigen, dass es dein Lokal ist:");
  const path = confirmPath(mail.text);
  expect(path).toMatch(/^\/de\/restaurants\/posted-in-german\/claim\/confirm\?token=/);
  await visitor.open(path);
  await visitor.press("Es ist mein Lokal");
  expect(visitor.path).toBe("/de/restaurants/posted-in-german/owner");
  visitor.main.getByRole("heading", { name: "Dein Lokal" });
  await visitor.open("/de/restaurants/posted-in-german/claim");
  expect(visitor.path).toBe("/de/restaurants/posted-in-german/owner");
});

test("an owner confirms by a mail to the website's domain, replies to a review and takes the reply back @core", async ({
  visitor,
  newVisitor,
  site,
}) => {
  await addListed(site, "posted");
  const guest = newVisitor();
  await signUp(guest);
  await guest.open("/restaurants/posted/review");
  await guest.press("Publish review", review("Cold soup"));

  await signUp(visitor);
  await visitor.open("/restaurants/posted/claim");
  await visitor.press("This is my place");
  expect(visitor.page.text).toContain("what shows that the restaurant is yours");
  await visitor.press("This is my place", { [EMAIL]: "me@elsewhere.example" });
  expect(visitor.description(EMAIL)).toContain("This address is not at the restaurant's website.");
  await visitor.press("This is my place", { [EMAIL]: "info@posted.example" });
  expect(visitor.page.text).toContain("We have sent a link to the address below.");

  const mail = await mailTo(site, "info@posted.example");
  expect(mail.subject).toBe("Is Place posted yours?");
  const path = confirmPath(mail.text);
  // Another reader of the mail cannot confirm the claim.
  await guest.open(path);
  await guest.press("It is mine");
  expect(guest.page.text).toContain("This link is no longer valid");
  await visitor.open(path);
  await visitor.press("It is mine");
  visitor.main.getByRole("heading", { name: "Your place" });

  // What owners cannot do.
  await visitor.open("/restaurants/posted/review");
  await visitor.press("Publish review", review("My own place"));
  expect(visitor.page.text).toContain("This place is yours, so you cannot review it.");
  await visitor.open("/restaurants/posted/correct");
  await visitor.press("Send correction", { "Fully vegan": true, "How do you know?": "I run it." });
  expect(visitor.page.text).toContain("only visitors can set its vegan level");
  await visitor.open("/profile");
  const place = visitor.main.getByRole("link", { name: "Place posted" });
  expect(place.getAttribute("href")).toBe("/restaurants/posted/owner");
  await visitor.open("/restaurants/posted/owner");

  await visitor.follow("Reply to Noor Adeyemi");
  await visitor.press("Publish reply", {
    "Your reply": "We are sorry. The stove was broken.\nPlease come again.",
  });
  expect(visitor.page.text).toContain("Reply from the owner");
  // Others see it within seconds.
  await expect
    .poll(async () => (await guest.open("/restaurants/posted")).text)
    .toContain("The stove was broken.");
  await guest.follow("Report the reply of the owner");
  guest.main.getByRole("radio", { name: "Advertising or spam" });
  await visitor.open("/restaurants/posted/owner");
  await visitor.open(
    visitor.page.main.querySelector('a[href*="/owner/reply/"]')!.getAttribute("href")!,
  );
  await visitor.press("Delete your reply");
  expect(visitor.path).toBe("/restaurants/posted/owner");
  await expect
    .poll(async () => (await guest.open("/restaurants/posted")).text)
    .not.toContain("The stove was broken.");
});

test("without an e-mail address a moderator decides, notifies the sender, and ends an ownership", async ({
  visitor,
  newVisitor,
  site,
}) => {
  await addListed(site, "checked");
  const claimant = newVisitor();
  const email = await signUp(claimant);
  await claimant.open("/restaurants/checked/owner");
  expect(claimant.path).toBe("/restaurants/checked/claim");
  await claimant.press("This is my place");
  expect(claimant.page.text).toContain("what shows that the restaurant is yours");
  await claimant.press("This is my place", {
    "What shows that it is yours?": "My name is in the imprint.",
  });
  expect(claimant.page.text).toContain("Moderators review claims oldest first");

  await signUpForDesk(visitor, site.server);
  await visitor.open("/desk/claims");
  await visitor.follow(/Place checked/);
  const claim = visitor.path;
  expect(visitor.page.text).toContain("My name is in the imprint.");
  expect(visitor.page.text).toContain("https://www.checked.example/");
  await visitor.press("Accept the claim");
  expect((await mailTo(site, email)).subject).toBe("Place checked is yours on Chard");
  await visitor.follow(/^Claim accepted/);
  expect(visitor.path).toBe(claim);
  await visitor.press("Undo");
  await visitor.open(claim);
  await visitor.press("Accept the claim");
  await claimant.open("/restaurants/checked/owner");
  claimant.main.getByRole("heading", { name: "Your place" });

  await visitor.open("/desk/venues/checked");
  const owners = visitor.main.getByRole("region", { name: "Owners" });
  await visitor.press("End it", { Reason: "It was sold." }, owners);
  expect(visitor.path).toMatch(/^\/desk\/venues\/checked/);
  expect(visitor.main.queryByRole("region", { name: "Owners" })).toBeNull();
  await claimant.reload();
  expect(claimant.page.text).toContain("Reason: It was sold.");
});

test("the sender of a listing gets a mail with the decision", async ({ visitor, site }) => {
  const { server } = site;
  const email = await signUpForDesk(visitor, server);
  await runShell(
    server,
    `insert into chard.listings (token, user_id, name, address, description, details)
     select 'mailed-listing', id, 'Advert', 'Nowhere 1, Berlin', 'Buy this.', '{"cuisines": "german"}' from auth.users where email = '${email}'`,
  );
  await visitor.open("/desk/listings/mailed-listing");
  expect(visitor.field("Cuisines").value).toBe("german");
  await visitor.press("Send and reject", { Advertising: true });
  const refused = await mailTo(site, email);
  expect(refused.subject).toBe("Advert was not accepted");
  expect(refused.text).toContain("> Advertising");
});
