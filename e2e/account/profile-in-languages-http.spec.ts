import { signUp } from "@/e2e/support/http/http-account";
import { readRows, runShell } from "@/e2e/support/servers/database-shell";
import { expect, test } from "@/e2e/support/http/http-test";
import { PREFIXED_LANGUAGES } from "@/lib/languages/languages";

// A member's own page in other languages than English (P2.13), by forms alone.

test("a German changes name and town, reads what became of it all, and cancels the deletion", async ({
  visitor,
  newVisitor,
  server,
}) => {
  const stranger = newVisitor();
  await stranger.open("/de/profile");
  expect(stranger.path).toBe("/de/auth?next=%2Fde%2Fprofile");

  const email = await signUp(visitor, { next: "/de/profile" });
  expect(visitor.path).toBe("/de/profile");
  await visitor.press("Speichern", { Name: "N", Wohnort: "Halle" });
  expect(visitor.path).toBe("/de/profile");
  expect(visitor.description("Name")).toContain("Bitte gib einen Namen mit 2 bis 60 Zeichen ein.");
  expect(visitor.field("Wohnort").value).toBe("Halle");
  await visitor.press("Speichern", { Name: "Chard Support" });
  expect(visitor.description("Name")).toContain("klingt nach der Website");
  await visitor.press("Speichern", { Name: "Kim Halle" });
  expect(visitor.path).toBe("/de/profile?saved=name");
  expect(visitor.page.text).toContain("Dein Name und dein Wohnort sind gespeichert.");
  visitor.main.getByRole("heading", { level: 1, name: "Kim Halle" });

  const [{ id } = {}] = await readRows(
    server,
    `select id from auth.users where email = '${email}'`,
  );
  for (const statement of [
    `insert into chard.listings (token, user_id, name, address, description, details) values ('kims-listing', '${String(id)}', 'Tofuturm', 'B', 'C', '{}')`,
    `insert into chard.suggestions (restaurant_id, user_id, kind, facts, evidence) values ('1', '${String(id)}', 'closed', '{}', 'Seen')`,
    `insert into chard.account_deletions (user_id, reviews, due_at) values ('${String(id)}', 'delete', now() + interval '3 days')`,
  ])
    await runShell(server, statement);
  await visitor.open("/de/profile");
  const { text } = visitor.page;
  expect(text).toContain("Dein Konto wird am ");
  expect(text).toContain("Wird geprüft");
  expect(text).toContain("Dauerhaft geschlossen: wird geprüft");
  expect(text).not.toMatch(/In review|Listings you sent|Your public name|Here since/);
  await visitor.press("Doch nicht löschen");
  expect(visitor.path).toMatch(/\/settings\?saved=kept$/);
});

test("the page is in each language, and no other site finds it", async ({ visitor }) => {
  await signUp(visitor);
  for (const language of PREFIXED_LANGUAGES) {
    const { html, text } = await visitor.open(`/${language}/profile`);
    expect(html).toMatch(/name="robots" content="noindex/);
    expect(html).toContain(`href="/${language}/restaurants/near-me"`);
    expect(text).not.toMatch(/Your profile|Reviews|None yet|Your public name|Saving/);
  }
  const { html } = await visitor.open("/he/profile");
  expect(html).toContain('<html lang="he" dir="rtl"');
});
