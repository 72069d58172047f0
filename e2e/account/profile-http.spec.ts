import { readRows, runShell } from "@/e2e/support/servers/database-shell";
import { signUp } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";

// A member's own page (P14.56) and public page (P14.57), by forms alone.
const TEXT = "Rye that tastes of the cellar it was milled in.";

test("the name is saved, and a public page is not indexed before there is a review, and shows a new name at once", async ({
  visitor,
  newVisitor,
  server,
}) => {
  const email = await signUp(visitor);
  await visitor.open("/profile");
  await visitor.press("Save", { Name: "N", Town: "Halle" });
  expect(visitor.description("Name")).toContain("Please enter a name of 2 to 60 characters.");
  expect(visitor.field("Town").value).toBe("Halle");
  await visitor.press("Save", { Name: "Kim First" });
  expect(visitor.path).toBe("/profile?saved=name");
  expect(visitor.page.text).toContain("Your name and town are saved.");
  visitor.main.getByRole("heading", { level: 1, name: "Kim First" });

  await visitor.follow("See your profile as others do");
  const { path } = visitor;
  expect(path).toMatch(/^\/community\/members\/kim-first/);
  expect(visitor.page.text).toContain("None yet.");
  const reader = newVisitor();
  expect((await reader.open(path)).html).toContain('content="noindex, follow"');

  const own = `(select id from auth.users where email = '${email}')`;
  await runShell(
    server,
    `insert into chard.reviews (id, restaurant_id, author_id, user_id, user_name, rating, title, content, images, visit_date, created_at, helpful, sample)
     values ('public-review', '2', ${own}, '', '', 4, 'Bread first', '${TEXT}', '[]', '2026-11-01', now(), 0, false)`,
  );
  await visitor.open("/profile");
  await visitor.press("Save", { Name: "Kim Second", Town: "Leipzig" });
  visitor.main.getByRole("heading", { level: 1, name: "Kim Second" });
  const { html, text } = await reader.open(path);
  reader.main.getByRole("heading", { level: 1, name: "Kim Second" });
  expect(text).toContain(TEXT);
  expect(html).not.toContain("noindex");
  expect(html).toContain('"@type":"ProfilePage"');
  expect(html).not.toContain(email);
  expect((await reader.open("/restaurants/2")).text).toContain("Kim Second");
});

test("shows what was saved, sent and joined, and to its owner alone", async ({
  visitor,
  newVisitor,
  server,
}) => {
  const email = await signUp(visitor);
  const [{ id } = {}] = await readRows(
    server,
    `select id from auth.users where email = '${email}'`,
  );
  for (const statement of [
    `insert into chard.favorites (user_id, restaurant_id) values ('${String(id)}', '1'), ('${String(id)}', '2')`,
    `insert into chard.listings (token, user_id, name, address, description, details) values ('abc', '${String(id)}', 'Tofuturm', 'B', 'C', '{}')`,
    `insert into chard.suggestions (restaurant_id, user_id, kind, facts, evidence) values ('1', '${String(id)}', 'closed', '{}', 'Seen')`,
  ])
    await runShell(server, statement);
  await visitor.open("/profile");
  const yours = visitor.main.getByRole("region", { name: "Yours" });
  const link = (name: RegExp) =>
    [...yours.querySelectorAll("a")].find(({ textContent }) => name.test(textContent!))!;
  expect(link(/Tofuturm/).getAttribute("href")).toBe("/listings/abc");
  expect(link(/^Favorites/).parentElement!.textContent).toContain("2");
  expect(yours.textContent).toContain("In review");
  expect(yours.textContent).toContain("Closed for good: in review");

  const other = newVisitor();
  await other.open("/profile");
  expect(other.path).toBe("/auth?next=%2Fprofile");
});
