import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { signUp, signUpForDesk } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import { textOf, type HttpVisitor } from "@/e2e/support/http/http-visitor";
import { trustAccount } from "@/e2e/trust/trust-account";

// Levels of members, and what trusted members correct at once (P14.970 to P14.974), by forms alone.
test.describe.configure({ timeout: 240_000 });

const level = async (visitor: HttpVisitor, slug: string) =>
  /Level: (New|Member|Trusted)/.exec((await visitor.open(`/community/members/${slug}`)).text)?.[0];

test("a trusted member's correction applies at once, and the desk takes it back @core", async ({
  visitor,
  newVisitor,
  server,
}) => {
  const [desk, guest] = [newVisitor(), newVisitor()];
  const place = { id: "trusted", name: "Place trusted", like: "1", isSample: false };
  await addRestaurant(server, place);
  const email = await signUp(visitor, { name: "Wren Writes" });
  await visitor.open("/profile");
  await visitor.press("Save", { Name: "Wren Writes" });

  // A new member's correction waits.
  await visitor.open("/restaurants/trusted/correct");
  expect(visitor.page.text).toContain("A moderator reviews your changes before they appear.");
  await visitor.follow("What members of each level may change");
  expect(visitor.path).toBe("/community/levels");
  expect(visitor.page.text).toContain("Your level: New");
  expect(visitor.page.text).toContain("0 accepted; trusted members have 20.");
  expect(visitor.page.text).toContain("Your account is not yet older than 30 days.");

  const slug = await trustAccount(server, email, "trusted");
  await expect.poll(() => level(guest, slug)).toBe("Level: Trusted");
  await guest.follow("Trusted");
  expect(guest.path).toBe("/community/levels");
  expect(guest.page.text).not.toContain("Your level");

  await visitor.open("/restaurants/trusted/correct");
  expect(visitor.page.text).toContain("You are trusted");
  await visitor.press("Send correction", {
    Phone: "call them",
    Email: "hello@trusted.example",
    "How do you know?": "I telephoned.",
  });
  expect(visitor.description("Phone")).toContain("This is not a telephone number.");
  expect(visitor.field("Email").value).toBe("hello@trusted.example");
  await visitor.press("Send correction", {
    Phone: "+1 212 555 0187",
    Name: "Place renamed",
  });
  expect(visitor.path).toMatch(/^\/restaurants\/trusted\/thanks\?applied=\d+$/);
  expect(visitor.page.text).toContain("The page has your correction at once: Phone and Email.");
  expect(visitor.page.text).toContain("A moderator reviews the rest");
  // The address says nothing to others.
  await guest.open(visitor.path);
  expect(guest.page.text).not.toContain("at once");
  await expect
    .poll(async () => (await guest.open("/restaurants/trusted")).text)
    .toContain("+1 212 555 0187");
  expect(guest.page.text).not.toContain("Place renamed");

  await signUpForDesk(desk, server, "editor");
  await desk.open("/desk/changes");
  const change = () =>
    desk.main
      .getAllByRole("listitem")
      .find(({ textContent }) => textContent!.includes("+1 212 555 0187"))!;
  expect(textOf(change())).toContain("By a trusted member");
  await desk.press("Undo", {}, change());
  expect(desk.path).toBe("/desk/changes");
  expect(textOf(change())).toContain("Taken back");
  await expect
    .poll(async () => (await guest.open("/restaurants/trusted")).text)
    .not.toContain("+1 212 555 0187");

  // It counts as refused.
  await visitor.open("/profile");
  expect(visitor.page.text).toContain("A moderator took it back");
  await expect.poll(() => level(guest, slug)).toBe("Level: Member");
  await visitor.open("/restaurants/trusted/correct");
  await visitor.press("Send correction", {
    Phone: "+1 212 555 0186",
    "How do you know?": "I telephoned.",
  });
  expect(visitor.path).toBe("/restaurants/trusted/thanks");
  expect((await guest.open("/restaurants/trusted")).text).not.toContain("+1 212 555 0186");
});
