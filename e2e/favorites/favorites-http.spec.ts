import { readRows } from "@/e2e/support/servers/database-shell";
import { signUp } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";

// Favorites (P14.30 to P14.34), by forms alone.
test("a member saves, reads, notes, shares and removes", async ({
  visitor,
  newVisitor,
  server,
}) => {
  const email = await signUp(visitor);
  await visitor.open("/restaurants/1");
  await visitor.press("Add to favorites");
  expect(visitor.path).toBe("/favorites/list");
  await visitor.open("/favorites");
  await visitor.follow("See the list in your account");
  expect(visitor.path).toBe("/favorites/list");
  await visitor.press("Save note", { "Private note": "x".repeat(501) });
  expect(visitor.description("Private note")).toContain("Please write at most 500 characters.");
  await visitor.press("Save note", { "Private note": "By a form alone" });
  expect(visitor.path).toBe("/favorites/list");
  expect(visitor.page.text).toContain("By a form alone");
  const own = `from chard.favorites where user_id = (select id from auth.users where email = '${email}')`;
  expect(await readRows(server, `select restaurant_id, note ${own}`)).toEqual([
    { restaurant_id: "1", note: "By a form alone" },
  ]);

  await visitor.press("Share this list");
  const link = visitor.main.getByRole("link", { name: "Link to this list" });
  const address = new URL(link.getAttribute("href")!, visitor.origin).pathname;
  expect(address).toMatch(/^\/favorites\/shared\/[\da-f]{32}$/);
  const reader = newVisitor();
  const shared = await reader.open(address);
  expect(shared.headers["cache-control"]).toMatch(/private.*no-store/);
  reader.main.getByRole("heading", { name: "Favorites of Noor Adeyemi" });
  expect(shared.text).toContain("Radish & Rye");
  expect(shared.text).not.toContain("By a form alone");
  expect(shared.document.querySelector("meta[name=robots]")!.getAttribute("content")).toMatch(
    /noindex/,
  );
  expect(shared.html).not.toContain(email);

  await visitor.open("/favorites/list");
  await visitor.press("Stop sharing");
  visitor.main.getByRole("button", { name: "Share this list" });
  expect((await reader.open(address)).status).toBe(404);
  await visitor.press("Remove Radish & Rye from favorites");
  visitor.main.getByRole("heading", { name: "Nothing saved yet" });
  expect(await readRows(server, `select 1 ${own}`)).toEqual([]);
});

test("signed out the list's page leads to the sign-in, and the home card to the favorites", async ({
  visitor,
}) => {
  await visitor.open("/favorites/list");
  expect(visitor.path).toBe("/auth?next=%2Ffavorites%2Flist");
  await visitor.open("/");
  await visitor.follow(/Favorites List/, visitor.page.main);
  expect(visitor.path).toBe("/favorites");
  await visitor.open("/");
  await visitor.follow(/Verified Reviews/, visitor.page.main);
  expect(visitor.path).toBe("/restaurants/reviews");
});
