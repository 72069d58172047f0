import { becomeMember, signIn } from "@/e2e/support/http/http-account";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";
import { expect, test } from "@/e2e/support/servers/database-server";

// Server actions, posted by others than the page that they belong to (ADR-13); what needs no scripts is in cross-site-http.spec.ts.
test.describe.configure({ timeout: 120_000 });

test("a form that is open on a device when its session is ended elsewhere is refused, and keeps what was typed", async ({
  page,
  server,
}) => {
  const { email } = await becomeMember(page, server);
  await page.goto("/restaurants/5/review");
  await page.getByRole("radio", { name: "1 star", exact: true }).check({ force: true });
  await page.getByLabel("Title").fill("Written elsewhere");
  const text = page.getByLabel("Your review", { exact: true });
  await text.fill("Sent from the other device, after its session was ended.");
  await page.getByLabel("Date of your visit").fill("2026-10-03");

  const other = new HttpVisitor(server.origin);
  await signIn(other, email);
  await other.open("/settings");
  await other.press("Sign out other devices");
  expect(other.page.text).toContain("Your other devices can change nothing from now on");

  await page.getByRole("button", { name: "Publish review" }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
  await expect(page).toHaveURL("/restaurants/5/review");
  await expect(text).toHaveValue(/^Sent from the other device/);
  await other.open("/restaurants/5/review");
  other.main.getByRole("heading", { name: "Write a review" });
  await other.open("/restaurants/5/reviews");
  expect(other.page.text).not.toContain("Written elsewhere");
});
