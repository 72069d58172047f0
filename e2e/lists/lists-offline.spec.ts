import type { Page } from "@playwright/test";
import { notice } from "@/e2e/support/auth-steps";
import { becomeMember } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/servers/database-server";
import { openWithWorker } from "@/e2e/support/open-with-worker";

// What a member stores of a list on a device (P14.806).
test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 } });

/** What a browser says of requests that find no network. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)/;

const listCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("chard-list-")));

test("a list that was saved opens without a connection, with its places, until the session ends", async ({
  page,
  context,
  server,
  allow,
}) => {
  allow.console(NO_NETWORK);
  allow.host("tiles.openfreemap.org");
  const { visitor } = await becomeMember(page, server);
  await visitor.open("/restaurants/2/lists");
  await visitor.press("Create list", { Name: "Lisbon in May" });
  const { path } = visitor;
  const name = visitor.page.main.querySelector("h3")!.textContent!;
  await openWithWorker(page, path);
  await page.getByRole("button", { name: "Save for offline use" }).click();
  await expect(notice(page, "Saved for offline use")).toContainText("(1 place)");

  await context.setOffline(true);
  const offline = await context.newPage();
  await offline.goto(path);
  await expect(offline.getByRole("heading", { name: "Lisbon in May" })).toBeVisible();
  await offline.goto("/restaurants/2");
  await expect(offline.getByRole("heading", { level: 1, name })).toBeVisible();
  // Nobody asked for the list of lists.
  await offline.goto("/lists");
  await expect(offline.getByRole("heading", { name: "Your lists" })).toHaveCount(0);
  await offline.close();

  await context.setOffline(false);
  expect(await listCaches(page)).toHaveLength(1);
  await context.clearCookies();
  await page.goto("/about/mission");
  await expect.poll(() => listCaches(page)).toEqual([]);
});
