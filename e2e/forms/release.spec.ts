import { becomeMember } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/servers/database-server";

/** Of the form of an id, and of no action of this build. */
const UNKNOWN_ACTION = "0".repeat(42);

test("a form that was open over a release is sent to the new one, with what was typed", async ({
  page,
  server,
  allow,
}) => {
  allow.console(/409/);
  await becomeMember(page, server);
  await page.goto("/community/forum/new");
  await page.route("**/community/forum/new", (route, request) => {
    const headers = request.headers();
    if (request.method() !== "POST" || !headers["next-action"]) return route.continue();
    return route.continue({ headers: { ...headers, "next-action": UNKNOWN_ACTION } });
  });
  await page.getByLabel("Title").fill("Seitan in Lisbon?");
  await page.getByLabel("Message").fill("Who makes it there?");
  await page.getByRole("button", { name: "Post topic" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Seitan in Lisbon?");
  await expect(page.getByText("Who makes it there?")).toBeVisible();
});
