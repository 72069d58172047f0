import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { runShell } from "@/e2e/support/servers/database-shell";
import { newDeskName, signUp, signUpForDesk } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";

// Editors of countries and cities (P14.975), by forms alone.
test.describe.configure({ timeout: 240_000 });

/** Restaurants of other countries than those of other tests. */
const KENYAN = { id: "regional-nairobi", name: "Regional Nairobi", like: "1", isSample: false };
const PERUVIAN = { id: "regional-lima", name: "Regional Lima", like: "1", isSample: false };

test("a moderator appoints an editor of a country, who sees and decides on that part alone", async ({
  visitor,
  newVisitor,
  server,
}) => {
  const [desk, guest] = [newVisitor(), newVisitor()];
  for (const place of [KENYAN, PERUVIAN]) await addRestaurant(server, place);
  await runShell(
    server,
    `update chard.restaurants set country_code = case id when '${KENYAN.id}' then 'KE' else 'PE' end
     where id in ('${KENYAN.id}', '${PERUVIAN.id}')`,
  );
  for (const { id } of [KENYAN, PERUVIAN]) {
    await guest.open(`/restaurants/${id}/correct`);
    await guest.press("Send correction", {
      Phone: "+1 212 555 0199",
      "How do you know?": "I telephoned.",
    });
  }

  const name = newDeskName();
  const email = await signUp(visitor, { name });
  await visitor.open("/profile");
  await visitor.press("Save", { Name: name });
  await signUpForDesk(desk, server);
  await desk.open(`/desk/accounts?q=${encodeURIComponent(email)}`);
  // The table, and the list of phones.
  const [link] = desk.page.main.querySelectorAll<HTMLAnchorElement>("a[href^='/desk/accounts/']");
  await desk.open(link!.href);
  const account = desk.path;
  const appoint = (role: "Decides on facts alone" | "None", countries: string) =>
    desk.press("Save role", {
      [role]: true,
      "Countries of an editor (optional)": countries,
      "Yes, change the role": true,
    });
  await appoint("Decides on facts alone", "Atlantis");
  expect(desk.page.text).toContain("There is no country “Atlantis”.");
  expect(desk.field("Countries of an editor (optional)").value).toBe("Atlantis");
  await appoint("Decides on facts alone", "Kenya");
  expect(desk.path).toContain(account);
  expect(desk.page.text).toContain("AreaKenya");

  // The queue, the search, the pages of restaurants and their forms: Kenya's alone.
  await visitor.open("/desk/corrections");
  expect(visitor.page.text).toContain("Your area: Kenya.");
  expect(visitor.main.getByRole("link", { name: /Regional Nairobi/ })).toBeTruthy();
  expect(visitor.page.text).not.toContain("Regional Lima");
  await visitor.open("/desk/search?q=regional");
  expect(visitor.page.text).not.toContain("Regional Lima");
  await visitor.open("/desk/venues?q=regional");
  expect(visitor.page.text).toContain("Regional Nairobi");
  expect(visitor.page.text).not.toContain("Regional Lima");
  for (const path of [`/desk/venues/${PERUVIAN.id}`, "/desk/imports", "/desk/health"]) {
    await visitor.open(path);
    expect(visitor.page.status).toBe(404);
  }
  await desk.open("/desk/search?q=Regional Lima");
  await desk.follow(/Regional Lima/);
  await visitor.open(desk.path);
  expect(visitor.page.status).toBe(404);

  await visitor.open("/desk/corrections");
  await visitor.follow(/Regional Nairobi/);
  await visitor.press("Approve the selected facts");
  await expect
    .poll(async () => (await guest.open(`/restaurants/${KENYAN.id}`)).text)
    .toContain("555 0199");

  // The name of a city would widen the area.
  await runShell(
    server,
    "insert into chard.cities (id, name, country, continent, count, lat, lng, position, sample, geoname_id, country_code) values ('regional-kisumu', 'Kisumu', 'Kenya', 'Africa', 0, -0.1, 34.75, 0, false, 191245, 'KE')",
  );
  await visitor.open("/desk/cities/regional-kisumu");
  await visitor.press("Save city", { Name: "Germany" });
  expect(visitor.page.text).toContain("Please ask a moderator to change it.");
  await visitor.press("Save city", {
    Name: "Kisumu",
    "In the address of its pages": "regional-ks",
  });
  expect(visitor.path).toContain("/desk/cities/regional-ks");

  // The public page says it, the page of levels what it is, the log who did it.
  await guest.open(`/community/members/${name.toLowerCase().replace(" ", "-")}`);
  expect(guest.page.text).toContain("Level: Regional editor");
  await guest.follow("Regional editor");
  expect(guest.page.text).toContain("A moderator appoints regional editors");
  await desk.open("/desk/log");
  expect(desk.page.text).toContain("Kenya");

  // A form that was open when the area changed changes nothing; its page is no longer there.
  await visitor.open(`/desk/venues/${KENYAN.id}`);
  await desk.open(account);
  await appoint("Decides on facts alone", "Peru");
  await visitor.press("Save facts", { Phone: "+1 212 555 0142" });
  expect(visitor.page.status).toBe(404);
  expect((await guest.open(`/restaurants/${KENYAN.id}`)).text).not.toContain("555 0142");
  await desk.open(account);
  await appoint("None", "Peru");
  await visitor.open("/desk");
  expect(visitor.page.status).toBe(404);
});
