import { within } from "@testing-library/dom";
import type { AuthServer } from "@/e2e/support/servers/auth-server";
import { readRows, runShell } from "@/e2e/support/servers/database-shell";
import { signUp, signUpForDesk } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import { textOf, type HttpVisitor } from "@/e2e/support/http/http-visitor";

// Accounts at the desk (P14.90 to P14.97), by forms alone.
test.describe.configure({ timeout: 120_000 });

const SUSPENDED = /Your account is suspended until \d+ \w+ \d{4}: Advertising or spam\./;
const TEXT = "Proper numbing heat, silky tofu, and rice that tastes of something.";

const idOf = async (server: AuthServer, email: string) => {
  const [account] = await readRows(server, `select id from auth.users where email = '${email}'`);
  return String(account!.id);
};

/** What the page of an account says of it. */
const fact = ({ page }: HttpVisitor, name: string) =>
  [...page.main.querySelectorAll("dl > div")]
    .filter((row) => row.querySelector("dt")?.textContent === name)
    .map((row) => textOf(row.querySelector("dd")!))
    .join();

const alert = ({ main }: HttpVisitor) => textOf(main.getByRole("alert"));

test("accounts are for moderators alone", async ({ visitor, newVisitor, server }) => {
  const [member, editor] = [newVisitor(), newVisitor()];
  const id = await idOf(server, await signUp(member));
  const expectStatus = async (who: HttpVisitor, status: number) => {
    for (const path of ["/desk/accounts", `/desk/accounts/${id}`]) {
      const page = await who.open(path);
      expect(page.status, path).toBe(status);
      expect(page.headers["cache-control"], path).toMatch(/no-store/);
    }
  };
  await expectStatus(member, 404);
  await signUpForDesk(editor, server, "editor");
  await expectStatus(editor, 404);
  await editor.open("/desk/venues");
  editor.main.getByRole("link", { name: "Health" });
  expect(editor.main.queryByRole("link", { name: "Accounts" })).toBeNull();
  await signUpForDesk(visitor, server);
  await expectStatus(visitor, 200);
  visitor.main.getAllByRole("link", { name: "Accounts" });
  for (const path of [`/desk/accounts/${id.replace(/^./, "g")}`, "/desk/accounts/1"])
    expect((await visitor.open(path)).status, path).toBe(404);
});

test("a suspended member sees the notice wherever texts are written, and can read, object and leave", async ({
  visitor,
  server,
}) => {
  const email = await signUp(visitor);
  const id = await idOf(server, email);
  await runShell(
    server,
    `insert into chard.suspensions (user_id, reason, ends_at) values ('${id}', 'Advertising or spam', now() + interval '7 days')`,
  );
  await visitor.open("/profile");
  const own = visitor.main.getByRole("region", { name: SUSPENDED });
  const contact = within(own).getByRole("link", { name: "write to us" });
  expect(contact.getAttribute("href")).toBe("/about/contact");
  await visitor.press("Save", { Town: "Leipzig" });
  expect(alert(visitor)).toMatch(SUSPENDED);
  expect(visitor.field("Town").value).toBe("Leipzig");

  await visitor.open("/restaurants/1/closed");
  await visitor.press("It has closed for good", {
    "How do you know?": "The windows are papered over.",
  });
  expect(alert(visitor)).toMatch(SUSPENDED);
  await visitor.open("/community/forum/new");
  await visitor.press("Post topic", { Title: "Where to eat in Leipzig?", Message: TEXT });
  expect(alert(visitor)).toMatch(SUSPENDED);
  for (const [table, column] of [
    ["reviews", "author_id"],
    ["posts", "author_id"],
    ["suggestions", "user_id"],
  ] as const)
    expect(
      await readRows(server, `select from chard.${table} where ${column} = '${id}'`),
      table,
    ).toEqual([]);

  // Favorites, the data, the contact form and the deletion are open.
  expect((await visitor.open("/settings/data")).status).toBe(200);
  await visitor.open("/about/contact");
  await visitor.press(/^Send/, {
    Name: "Noor Adeyemi",
    Email: email,
    Message: "I think that this is wrong: I have never advertised.",
  });
  expect(visitor.path).toBe("/about/contact/sent");
  await visitor.open("/settings/delete");
  await visitor.press("Delete my account", { "Confirm your password": "not it" });
  expect(visitor.page.text).toContain("This is not your current password.");
});

test("a role is given and taken, and no moderator changes their own", async ({
  visitor,
  newVisitor,
  server,
}) => {
  const own = await idOf(server, await signUpForDesk(visitor, server));
  const member = newVisitor();
  const email = await signUp(member);
  await visitor.open(`/desk/accounts?q=${encodeURIComponent(email)}`);
  // The table, and the list of phones.
  const [link] = visitor.page.main.querySelectorAll("a[href^='/desk/accounts/']");
  await visitor.open(link!.getAttribute("href")!);
  visitor.main.getByRole("heading", { name: "No public name yet" });
  const give = async (choice: string, role: string) => {
    await visitor.press("Save role", { [choice]: true, "Yes, change the role": true });
    expect(fact(visitor, "Role")).toBe(role);
  };
  await give("Decides on facts alone", "Editor");
  expect((await member.open("/desk")).status).toBe(200);
  expect(visitor.main.queryByRole("heading", { name: "Suspend" })).toBeNull();
  expect(visitor.main.queryByRole("heading", { name: "Delete the account" })).toBeNull();
  await member.open("/profile");
  member.main.getByRole("link", { name: "Moderation desk" });
  await give("None", "None");
  visitor.main.getByRole("heading", { name: "Suspend" });
  visitor.main.getByRole("heading", { name: "Delete the account" });
  expect((await member.open("/desk")).status).toBe(404);

  await visitor.open(`/desk/accounts/${own}`);
  expect(visitor.page.text).toContain("This is your own account");
  expect(visitor.main.queryByRole("heading", { name: "Change the role" })).toBeNull();
});
