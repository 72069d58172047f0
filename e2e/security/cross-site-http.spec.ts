import { signIn, signUp } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import type { HttpVisitor } from "@/e2e/support/http/http-visitor";
import { pressed } from "@/e2e/support/http/plain-form";

// Server actions, posted by others than the page that they belong to (ADR-13).

const TOPIC = "New reviews of my favorites";

/** What the form "Emails" of /settings would send, ticked. */
async function readForm(visitor: HttpVisitor) {
  await visitor.open("/settings");
  visitor.fill({ [TOPIC]: true });
  return pressed(visitor.main.getByRole("button", { name: "Save emails" }));
}

async function isTicked(visitor: HttpVisitor) {
  await visitor.open("/settings");
  return (visitor.field(TOPIC) as HTMLInputElement).checked;
}

test("no other site posts a form in a member's name, with or without scripts @core", async ({
  visitor,
}) => {
  await signUp(visitor);
  const form = await readForm(visitor);
  for (const origin of ["https://evil.test", "null", `${visitor.origin}.evil.test`]) {
    await visitor.fetch(form.url, form, { Origin: origin, "Sec-Fetch-Site": "cross-site" });
    expect(await isTicked(visitor), origin).toBe(false);
  }
  // As scripts call it: the action is named in a header.
  const [id] = /[0-9a-f]{40,}/.exec(form.body!.toString()) ?? [];
  expect(id).toBeTruthy();
  await visitor.fetch(form.url, form, { Origin: "https://evil.test", "Next-Action": id! });
  expect(await isTicked(visitor)).toBe(false);

  const own = await visitor.fetch(form.url, form);
  expect(own.status).toBeLessThan(400);
  expect(await isTicked(visitor)).toBe(true);
});

test("a device that was signed out elsewhere posts nothing more, though its token is still good @core", async ({
  visitor,
  newVisitor,
}) => {
  const other = newVisitor();
  await signIn(other, await signUp(visitor));
  const form = await readForm(other);
  await visitor.open("/settings");
  await visitor.press("Sign out other devices");
  expect(visitor.page.text).toContain("Your other devices can change nothing from now on");
  const refused = await other.fetch(form.url, form);
  expect(refused.html).not.toContain("Your e-mail preferences are saved.");
  expect(await isTicked(visitor)).toBe(false);
});

test("where passwords are typed, and at the desk, the policy names no host of Google", async ({
  visitor,
}) => {
  await signUp(visitor);
  for (const path of ["/settings", "/settings/password", "/settings/email", "/settings/delete"]) {
    const { status, headers } = await visitor.fetch(path);
    expect(status, path).toBe(200);
    expect(headers["content-security-policy"], path).not.toMatch(/google|gstatic/);
  }
  // The not-found page of the desk, for accounts without a role.
  const desk = await visitor.fetch("/desk");
  expect(desk.headers["content-security-policy"]).not.toMatch(/google|gstatic/);
});
