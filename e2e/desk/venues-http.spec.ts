import { within } from "@testing-library/dom";
import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { changeRole, newDeskName, signUp, signUpForDesk } from "@/e2e/support/http/http-account";
import { readRows, runShell } from "@/e2e/support/servers/database-shell";
import { expect, test } from "@/e2e/support/http/http-test";
import { textOf, type HttpVisitor } from "@/e2e/support/http/http-visitor";
import { takePhoto } from "@/e2e/support/test-photo";

// The desk's restaurants (P14.100 to P14.105), by forms alone.
test.describe.configure({ timeout: 240_000 });

/** The photo of soup in the list of a restaurant's photos. */
const photoItem = (visitor: HttpVisitor) =>
  within(visitor.main.getByRole("region", { name: "Photos" }))
    .queryAllByRole("listitem")
    .find(({ textContent }) => textContent!.includes("A bowl of soup"));

test("a photo is added to a restaurant, and becomes its main picture", async ({
  visitor,
  server,
}) => {
  await signUpForDesk(visitor, server, "editor");
  await addRestaurant(server, { id: "pictured", name: "Pictured", like: "2", isSample: false });
  await visitor.open("/desk/venues/pictured");
  const choose = async () => {
    const photos = visitor.main.getByRole("region", { name: "Photos" });
    const input = photos.querySelector<HTMLInputElement>("input[type=file]")!;
    visitor.choose(input, await takePhoto("#b33"));
  };
  await choose();
  await visitor.press("Add this photo");
  expect(visitor.page.text).toContain("Please say in 3 to 150 characters");
  await choose();
  await visitor.press("Add this photo", { "What is in the photo?": "A bowl of soup" });
  expect(visitor.path).toMatch(/^\/desk\/venues\/pictured/);
  await visitor.press(/^Make it the main picture/, {}, photoItem(visitor)!);
  expect(textOf(photoItem(visitor)!)).toContain("Main picture");
  await visitor.open("/restaurants/pictured");
  expect(visitor.main.getAllByRole("img", { name: "A bowl of soup" })).not.toEqual([]);
});

test("the pages about the directory are for accounts with a role alone", async ({
  visitor,
  server,
}) => {
  const expectStatus = async (status: number) => {
    for (const path of ["venues", "venues/3", "cities", "imports", "health"]) {
      const page = await visitor.open(`/desk/${path}`);
      expect(page.status, path).toBe(status);
      expect(page.headers["cache-control"], path).toMatch(/no-store/);
    }
  };
  await expectStatus(404);
  const email = await signUp(visitor, { name: newDeskName() });
  await expectStatus(404);
  await changeRole(server, email, "editor");
  await expectStatus(200);
  await changeRole(server, email, "none");
  await expectStatus(404);
});

test("a restaurant is closed, opened again and featured; what is out of date is refused", async ({
  visitor,
  server,
}) => {
  await signUpForDesk(visitor, server);
  await visitor.open("/desk/venues/4");
  await visitor.press("Close for good", { Why: "The sign is gone." });
  visitor.main.getByRole("heading", { name: "Closed for good" });
  expect(
    await readRows(server, "select reason from chard.audit_log order by id desc limit 1"),
  ).toEqual([{ reason: "The sign is gone." }]);
  await visitor.press("Open again");
  visitor.main.getByRole("button", { name: "Close for good" });
  await visitor.press("Feature");
  visitor.main.getByRole("button", { name: "No longer feature" });

  await runShell(server, "update chard.restaurants set updated_at = now() where id = '4'");
  await visitor.press("Close for good");
  expect(textOf(visitor.main.getAllByRole("alert")[0]!)).toContain("Please look at it again");
  const closure = "select closure from chard.restaurants where id = '4'";
  expect((await readRows(server, closure))[0]!.closure).not.toBe("closed");
});

test("two restaurants become one, and the old URL redirects to it", async ({ visitor, server }) => {
  await signUpForDesk(visitor, server);
  for (const [id, name] of [
    ["written-twice", "Written Twice"],
    ["written-once", "Written Once"],
  ] as const)
    await addRestaurant(server, { id, name, like: "2", isSample: true });
  await visitor.open("/desk/venues/written-twice");
  const other = "Id of the other one";
  await visitor.press("Merge", { [other]: "nowhere" });
  expect(visitor.page.text).toContain("Please tick the box: you have looked at both.");
  await visitor.press("Merge", { "I have looked at both": true });
  expect(visitor.page.text).toContain("There is no such restaurant");
  await visitor.press("Merge", { [other]: "written-once" });
  expect(visitor.path).toBe("/desk/venues/written-once");
  const former = await visitor.fetch("/restaurants/written-twice");
  expect(former.status).toBe(308);
  expect(former.headers.location).toMatch(/\/restaurants\/written-once$/);
});
