import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { changeRole, signUp, signUpForDesk } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import type { AuthServer } from "@/e2e/support/servers/auth-server";
import { giveRestaurant } from "@/e2e/claims/give-restaurant";
import { runShell } from "@/e2e/support/servers/database-shell";

// What owners change at once, and the desk's undo (P14.980, P14.981), by forms alone.
test.describe.configure({ timeout: 240_000 });

const addPlace = (server: AuthServer, id: string) =>
  addRestaurant(server, { id, name: `Place ${id}`, like: "1", isSample: false });

test("an owner changes hours, contact and pages at once; the desk takes it back @core", async ({
  visitor,
  newVisitor,
  server,
}) => {
  const [desk, guest] = [newVisitor(), newVisitor()];
  await addPlace(server, "changed");
  const email = await signUp(visitor);
  await giveRestaurant(server, "changed", email);
  await visitor.open("/restaurants/changed/owner");
  await visitor.follow("Change contact and hours");
  expect(visitor.path).toBe("/restaurants/changed/owner/facts");
  await visitor.press("Save", {
    Phone: "+1 212 555 0199",
    Menu: "http://changed.example/menu",
    "Opening hours": "whenever we like",
  });
  expect(visitor.description("Menu")).toContain("an address that starts with https://");
  expect(visitor.field("Phone").value).toBe("+1 212 555 0199");
  await visitor.press("Save", { Menu: "https://changed.example/menu" });
  expect(visitor.page.text).toContain("These hours cannot be read.");
  expect(visitor.field("Menu").value).toBe("https://changed.example/menu");
  await visitor.press("Save", { "Opening hours": "Mo-Su 12:00-20:00" });
  expect(visitor.path).toBe("/restaurants/changed/owner");

  await expect
    .poll(async () => (await guest.open("/restaurants/changed")).text)
    .toContain("+1 212 555 0199");
  expect(guest.page.text).toContain("12:00 – 20:00");
  expect(guest.page.text).toContain("The owner, ");
  const menu = guest.main.getByRole("link", { name: /^Menu ?, Place changed/ });
  expect(menu.getAttribute("href")).toBe("https://changed.example/menu");

  // Sent once more, nothing is different.
  await visitor.open("/restaurants/changed/owner/facts");
  await visitor.press("Save");
  expect(visitor.path).toBe("/restaurants/changed/owner");

  const moderator = await signUpForDesk(desk, server, "editor");
  await desk.open("/desk/changes");
  const changes = () =>
    desk.main
      .getAllByRole("listitem")
      .filter(({ textContent }) => textContent!.includes("Place changed"));
  expect(changes()).toHaveLength(1);
  expect(changes()[0]!.textContent).toContain("https://changed.example/menu");
  await desk.press("Undo", {}, changes()[0]);
  expect(desk.path).toBe("/desk/changes");
  expect(changes()[0]!.textContent).toContain("Taken back");
  await expect
    .poll(async () => (await guest.open("/restaurants/changed")).text)
    .not.toContain("+1 212 555 0199");
  expect(guest.main.queryByRole("link", { name: /^Menu ?, Place changed/ })).toBeNull();
  await changeRole(server, moderator, "none");
  expect((await desk.open("/desk/changes")).status).toBe(404);
});

test("nobody else comes to the form, or sends it", async ({ visitor, newVisitor, server }) => {
  await addPlace(server, "elsewhere");
  await visitor.open("/restaurants/elsewhere/owner/facts");
  expect(visitor.path).toMatch(/^\/auth\?next=/);
  const email = await signUp(visitor);
  await visitor.open("/restaurants/elsewhere/owner/facts");
  expect(visitor.path).toBe("/restaurants/elsewhere/claim");
  // The ownership ends while the form is open.
  await giveRestaurant(server, "elsewhere", email);
  await visitor.open("/restaurants/elsewhere/owner/facts");
  await runShell(server, "delete from chard.claims where restaurant_id = 'elsewhere'");
  await visitor.press("Save", { Phone: "+1 212 555 0188" });
  expect((await newVisitor().open("/restaurants/elsewhere")).text).not.toContain("555 0188");
});
