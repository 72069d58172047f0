import type { AuthServer } from "@/e2e/support/servers/auth-server";
import { readRows, runShell } from "@/e2e/support/servers/database-shell";
import { setRole } from "@/e2e/support/desk-steps";
import { changeRole, newDeskName, signUp, signUpForDesk } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";

// The desk (P14.70 to P14.79), by forms alone.
test.describe.configure({ timeout: 240_000 });

const addListing = (server: AuthServer, token: string, name: string) =>
  runShell(
    server,
    `insert into chard.listings (token, name, address, description, details) values ('${token}', '${name}', 'Linienstrasse 94, Berlin', 'Plants, mostly.', '{"lat": "52.5281"}')`,
  );

test("for everyone without a role there is no desk @core", async ({ visitor, server }) => {
  await addListing(server, "hidden", "Hidden");
  const expectNone = async () => {
    for (const path of ["/desk", "/desk/listings", "/desk/listings/hidden", "/desk/log"]) {
      const page = await visitor.open(path);
      expect(page.status).toBe(404);
      expect(page.headers["cache-control"]).toMatch(/no-store/);
      expect(page.html).toContain("Page not found | Chard");
    }
  };
  await expectNone();
  const email = await signUp(visitor, { name: newDeskName() });
  await expectNone();
  await changeRole(server, email, "editor");
  expect((await visitor.open("/desk/listings")).status).toBe(200);
  expect(visitor.main.queryByRole("link", { name: /^Messages/ })).toBeNull();
  expect((await visitor.open("/desk/messages")).status).toBe(404);
  expect((await visitor.open("/desk/log")).status).toBe(404);
  await visitor.open("/profile");
  await visitor.follow("Moderation desk");
  expect(visitor.path).toBe("/desk/listings");
  await changeRole(server, email, "none");
  await expectNone();
  expect(() => setRole(server, "moderator", "nobody@example.org")).toThrow(/There is no account/);
});

test("a listing becomes a restaurant, and another is rejected with a reason @core", async ({
  visitor,
  server,
}) => {
  await signUpForDesk(visitor, server);
  await addListing(server, "plain-kopps", "Plain Kopps");
  await addListing(server, "plain-advert", "Plain Advert");
  await visitor.open("/desk/listings/plain-kopps");
  await visitor.press("Approve");
  expect(visitor.page.text).toContain("Please enter a longitude");
  await visitor.press("Approve", { Longitude: "13.3977" });
  expect((await visitor.open("/restaurants/plain-kopps-berlin")).status).toBe(200);

  await visitor.open("/desk/listings/plain-advert");
  await visitor.press("Send and reject");
  expect(visitor.page.text).toContain("Please choose a reason or write one.");
  await visitor.press("Send and reject", {
    Advertising: true,
    "In your own words": "We list places.",
  });
  const advert = "select status, reason from chard.listings where token = 'plain-advert'";
  expect(await readRows(server, advert)).toEqual([
    { status: "refused", reason: "Advertising. We list places." },
  ]);
  await visitor.open("/desk/log");
  const entry = visitor.main
    .getAllByRole("listitem")
    .find(({ textContent }) => textContent!.includes("Listing 'Plain Advert' rejected by"));
  expect(entry!.textContent).toContain("Advertising. We list places.");
});

test("a listing of what is listed goes to that restaurant", async ({ visitor, server }) => {
  await signUpForDesk(visitor, server);
  await addListing(server, "listed-already", "Radish & Rye");
  await visitor.open("/desk/listings/listed-already");
  await visitor.press("Add to this one");
  const listing = "select status, restaurant_id from chard.listings where token = 'listed-already'";
  expect(await readRows(server, listing)).toEqual([{ status: "published", restaurant_id: "1" }]);
});
