import { readRows, runShell } from "@/e2e/support/servers/database-shell";
import { expect, test } from "@/e2e/support/http/http-test";

// Listings (P14.35, P14.36), by forms alone.
const listing = (name: string, address = "Weserstraße 14, Berlin") => ({
  "Restaurant Name": name,
  Address: address,
  Description: "A small kitchen with a wood oven.",
});

test("three fields lead to a status page, which says what became of it, and it is changed and sent again", async ({
  visitor,
  newVisitor,
  server,
}) => {
  await visitor.open("/restaurants/add-listing");
  await visitor.press("Submit Listing", { ...listing("Fenchel & Feuer"), Description: "" });
  expect(visitor.description("Description")).not.toBe("");
  await visitor.press("Submit Listing", listing("Fenchel & Feuer"));
  expect(visitor.path).toMatch(/^\/listings\/[\w-]{22}$/);
  visitor.main.getByRole("heading", { name: "In review" });

  await runShell(
    server,
    "update chard.listings set status = 'refused', reason = 'There is no such street.' where name = 'Fenchel & Feuer'",
  );
  const other = newVisitor();
  await other.open(visitor.path);
  other.main.getByRole("heading", { name: "Not accepted" });
  expect(other.page.text).toContain("There is no such street.");
  expect((await other.open(`/listings/${"A".repeat(22)}`)).status).toBe(404);

  await visitor.reload();
  const token = visitor.path.split("/").at(-1);
  await visitor.follow("Change and send again");
  expect(visitor.path).toBe(`/listings/${token}/again`);
  expect(visitor.field("Restaurant Name").value).toBe("Fenchel & Feuer");
  await visitor.press("Submit Listing", { Address: "Weserstraße 15, Berlin" });
  visitor.main.getByRole("heading", { name: "In review" });
});

test("the details are checked and kept", async ({ visitor, server }) => {
  await visitor.open("/restaurants/add-listing");
  visitor.fill(listing("Lauch & Linse"));
  visitor.fill({ "Fully vegan": true, Website: "lauch.example" });
  await visitor.press("Submit Listing");
  expect(visitor.description("Website")).toMatch(/starts with https/);
  expect(visitor.field("Restaurant Name").value).toBe("Lauch & Linse");
  await visitor.press("Submit Listing", { Website: "https://lauch.example/" });
  expect(visitor.path).toMatch(/^\/listings\//);
  const [row] = await readRows(
    server,
    "select details::text as details from chard.listings where name = 'Lauch & Linse'",
  );
  expect(row!.details).toContain("vegan");
  expect(row!.details).toContain("https://lauch.example/");
});

test("the form asks about a similar restaurant first", async ({ visitor }) => {
  await visitor.open("/restaurants/add-listing");
  await visitor.press("Submit Listing", listing("Maitake House", "142 North 6th Street, New York"));
  visitor.main.getByRole("heading", { name: "Is it one of these?" });
  expect(visitor.field("Restaurant Name").value).toBe("Maitake House");
  await visitor.press("Submit Listing");
  expect(visitor.path).toMatch(/^\/listings\//);
  visitor.main.getByRole("heading", { name: "In review" });
});
