import { newAccount, notice } from "@/e2e/support/auth-steps";
import { expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/servers/database-server";
import { runShell } from "@/e2e/support/servers/database-shell";
import { newDeskAccount, pressAndWait } from "@/e2e/support/desk-steps";

// The desk's questions to senders (P14.119).
test.describe.configure({ timeout: 180_000 });

test.beforeEach(({ allow }) => allow.host("tiles.openfreemap.org"));

test("the sender of a listing is asked on its status page, and answers without JavaScript", async ({
  page,
  browser,
  server,
}) => {
  const token = "asked-listing-00000000";
  await runShell(
    server,
    `insert into chard.listings (token, name, address, description, details) values ('${token}', 'Asked About', 'Linienstrasse, Berlin', 'Plants, mostly.', '{}')`,
  );
  await newDeskAccount(page, server);
  await page.goto(`/desk/listings/${token}`);
  await page.getByText("Ask the sender", { exact: true }).click();
  await page.getByRole("button", { name: "Send question" }).click();
  await expect(page.getByText("Please write a question.")).toBeVisible();
  await page.getByLabel("Your question").fill("Which number of the street is it?");
  await expectNoBarriersInBothThemes(page);
  await pressAndWait(page, "Send question");
  await expect(notice(page, "Question sent")).toBeVisible();
  await page.goto(`/desk/listings/${token}`);
  await expect(page.getByText("Not answered yet.")).toBeVisible();
  await expect(page.getByText("Ask the sender", { exact: true })).toHaveCount(0);

  const context = await browser.newContext({ baseURL: server.origin, javaScriptEnabled: false });
  const sender = await context.newPage();
  await sender.goto(`/listings/${token}`);
  await expect(sender.getByText("Which number of the street is it?")).toBeVisible();
  await sender.getByRole("link", { name: "Answer it" }).click();
  await sender.getByRole("button", { name: "Send answer" }).click();
  await expect(sender.getByText("Please write your answer")).toBeVisible();
  await sender.getByLabel("Your answer").fill("It is number 94, in the second court.");
  await sender.getByRole("button", { name: "Send answer" }).click();
  await expect(sender.getByText("It is number 94, in the second court.")).toBeVisible();
  await expect(sender.getByRole("button", { name: "Send answer" })).toHaveCount(0);
  await sender.goto(`/listings/${token}`);
  await expect(sender.getByText("We have a question")).toHaveCount(0);
  await context.close();

  await page.reload();
  await expect(page.getByText("It is number 94, in the second court.")).toBeVisible();
  await expect(page.getByText("Ask the sender", { exact: true })).toBeVisible();
});

test("a member is asked about a correction in the profile; a sender without an account is not", async ({
  page,
  browser,
  server,
  allow,
}) => {
  allow.console(/404/);
  const member = await browser.newPage({ baseURL: server.origin });
  const email = await newAccount(member);
  const insert = (sender: string, evidence: string) =>
    runShell(
      server,
      `insert into chard.suggestions (restaurant_id, user_id, kind, facts, evidence) values ('6', ${sender}, 'facts', '{"phone": "+1 212 555 0166"}', '${evidence}')`,
    );
  await insert(`(select id from auth.users where email = '${email}')`, "Asked member");
  await insert("null", "Asked nobody");
  await newDeskAccount(page, server);
  const open = async (evidence: string) => {
    const id = /\d+/.exec(
      (
        await runShell(
          server,
          `select 'id' || id as x from chard.suggestions where evidence = '${evidence}'`,
        )
      )
        .split("id")
        .at(-1)!,
    )![0];
    await page.goto(`/desk/corrections/${id}`);
    await expect(page.getByText(evidence).last()).toBeVisible();
  };
  await open("Asked nobody");
  await expect(page.getByText("Ask the sender", { exact: true })).toHaveCount(0);
  await open("Asked member");
  await page.getByText("Ask the sender", { exact: true }).click();
  await page.getByLabel("Your question").fill("Where did you see this number?");
  await pressAndWait(page, "Send question");

  await member.goto("/profile");
  await expect(member.getByText("Where did you see this number?")).toBeVisible();
  await member.getByRole("link", { name: "Answer it" }).click();
  await expect(member).toHaveURL(/\/questions\//);
  await expectNoBarriersInBothThemes(member);
  await member.getByLabel("Your answer").fill("On the door.");
  await member.getByRole("button", { name: "Send answer" }).click();
  await expect(notice(member, "Answer sent")).toBeVisible();
  await expect(member.getByText("On the door.")).toBeVisible();
  expect((await member.goto("/questions/0000000000000000000000"))?.status()).toBe(404);
  await member.close();
});
