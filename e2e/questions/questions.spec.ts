import { notice } from "@/e2e/support/auth-steps";
import { expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/servers/database-server";
import { readRows } from "@/e2e/support/servers/database-shell";
import { newDeskAccount, pressAndWait } from "@/e2e/support/desk-steps";
import { shareSession, signUp } from "@/e2e/support/http/http-account";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";

// The desk's questions to senders (P14.119), where scripts run; what the forms alone do is in questions-http.spec.ts.
test.describe.configure({ timeout: 180_000 });

test.beforeEach(({ allow }) => allow.host("tiles.openfreemap.org"));

test("a member is asked about a correction in the profile, and answers", async ({
  page,
  server,
}) => {
  const member = new HttpVisitor(server.origin);
  const email = await signUp(member);
  const [correction] = await readRows(
    server,
    `insert into chard.suggestions (restaurant_id, user_id, kind, facts, evidence) select '6', id, 'facts', '{"phone": "+1 212 555 0166"}', 'Asked member' from auth.users where email = '${email}' returning id`,
  );
  await newDeskAccount(page, server);
  const item = `/desk/corrections/${String(correction!.id)}`;
  await page.goto(item);
  await page.getByText("Ask the sender", { exact: true }).click();
  await page.getByRole("button", { name: "Send question" }).click();
  await expect(page.getByText("Please write a question.")).toBeVisible();
  await page.getByLabel("Your question").fill("Where did you see this number?");
  await expectNoBarriersInBothThemes(page);
  await pressAndWait(page, "Send question");
  await expect(notice(page, "Question sent")).toBeVisible();

  await page.context().clearCookies();
  await shareSession(member, page);
  await page.goto("/profile");
  await expect(page.getByText("Where did you see this number?")).toBeVisible();
  await page.getByRole("link", { name: "Answer it" }).click();
  await expect(page).toHaveURL(/\/questions\//);
  await expectNoBarriersInBothThemes(page);
  await page.getByLabel("Your answer").fill("On the door.");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(notice(page, "Answer sent")).toBeVisible();
  await expect(page.getByText("On the door.")).toBeVisible();
});
