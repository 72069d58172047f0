import { signUpForDesk } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import { readRows, runShell } from "@/e2e/support/servers/database-shell";

// The desk's questions to senders (P14.119), by forms alone.
test.describe.configure({ timeout: 180_000 });

test("the sender of a listing is asked on its status page, and answers @core", async ({
  visitor,
  newVisitor,
  server,
}) => {
  const token = "asked-listing-00000000";
  await runShell(
    server,
    `insert into chard.listings (token, name, address, description, details) values ('${token}', 'Asked About', 'Linienstrasse, Berlin', 'Plants, mostly.', '{}')`,
  );
  await signUpForDesk(visitor, server);
  const openItem = () => visitor.open(`/desk/listings/${token}`);
  await openItem();
  await visitor.press("Send question");
  expect(visitor.page.text).toContain("Please write a question.");
  await visitor.press("Send question", { "Your question": "Which number of the street is it?" });
  await openItem();
  expect(visitor.page.text).toContain("Not answered yet.");
  expect(visitor.main.queryByText("Ask the sender")).toBeNull();

  const sender = newVisitor();
  await sender.open(`/listings/${token}`);
  expect(sender.page.text).toContain("We have a question");
  expect(sender.page.text).toContain("Which number of the street is it?");
  await sender.follow("Answer it");
  await sender.press("Send answer");
  expect(sender.page.text).toContain("Please write your answer");
  await sender.press("Send answer", { "Your answer": "It is number 94, in the second court." });
  expect(sender.page.text).toContain("It is number 94, in the second court.");
  expect(sender.main.queryByRole("button", { name: "Send answer" })).toBeNull();
  await sender.open(`/listings/${token}`);
  expect(sender.page.text).not.toContain("We have a question");

  await openItem();
  expect(visitor.page.text).toContain("It is number 94, in the second court.");
  visitor.main.getByText("Ask the sender");
});

test("a sender without an account is not asked about a correction; no other question has a page", async ({
  visitor,
  server,
}) => {
  const [correction] = await readRows(
    server,
    `insert into chard.suggestions (restaurant_id, kind, facts, evidence) values ('6', 'facts', '{"phone": "+1 212 555 0167"}', 'Asked nobody') returning id`,
  );
  await signUpForDesk(visitor, server);
  await visitor.open(`/desk/corrections/${String(correction!.id)}`);
  expect(visitor.page.text).toContain("Asked nobody");
  expect(visitor.main.queryByText("Ask the sender")).toBeNull();
  expect((await visitor.open("/questions/0000000000000000000000")).status).toBe(404);
});
