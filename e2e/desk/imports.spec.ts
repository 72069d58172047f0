import { siteFixture, type Site } from "@/e2e/support/servers/connected-site";
import { expectNoBarriers, expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { newDeskAccount, pressAndWait } from "@/e2e/support/desk-steps";
import { expect, test as base } from "@/e2e/support/fixtures";
import { changeRole } from "@/e2e/support/http/http-account";

const test = base.extend<object, { site: Site }>({
  site: siteFixture,
  baseURL: async ({ site }, provide) => provide(site.server.origin),
});

// The desk's imports (P14.107, P14.108).
test.describe.configure({ timeout: 120_000 });

const venue = (id: number, name: string) => ({
  type: "node",
  id,
  lat: 52.52 + id / 1000,
  lon: 13.4,
  tags: { amenity: "restaurant", "diet:vegan": "only", name },
});

const FIRST = [venue(1, "Kopps"), venue(2, "Lucky Leek"), venue(3, "yes")];
const SECOND = [venue(1, "Kopps Neu")];

test("a moderator starts an import, sees how far it is, what it did and what disappeared", async ({
  page,
  site: { server, overpass },
  allow,
}) => {
  allow.host("tiles.openfreemap.org");
  const { email } = await newDeskAccount(page, server);
  await page.goto("/desk/imports");
  await expect(page.getByText("No import yet.")).toBeVisible();
  await expectNoBarriers(page);
  await page.getByLabel("Or a box").fill("here");
  await page.getByRole("button", { name: "Start import" }).click();
  await expect(page.getByText("Please enter four degrees")).toBeVisible();
  const start = async (found: object[], force = false) => {
    await page.getByLabel("Or a box").fill("52,13,53,14");
    if (force) await page.getByLabel("Import even if a check refuses it").check();
    await pressAndWait(page, "Start import");
    await expect(page.getByText("Waiting for the server.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Start import" })).toHaveCount(0);
    await overpass.respond(found);
    await expect(page.getByRole("button", { name: "Start import" })).toBeVisible();
  };
  await start(FIRST);
  const runs = page.getByRole("region", { name: "Runs" });
  await expect(runs.getByText("added 2.")).toBeVisible();
  await runs.getByText("Left out or odd").click();
  await expect(runs.getByRole("link", { name: "yes" })).toBeVisible();

  await start(SECOND);
  await expect(
    page.getByText(/The import of box:52,13,53,14 failed: .*only 1 of the 2/),
  ).toBeVisible();
  await expect(runs.getByText(/Refused: .*only 1 of the 2/)).toBeVisible();

  await start(SECOND, true);
  await expect(page.getByText("Name: Kopps became Kopps Neu")).toBeVisible();
  const missing = page.getByRole("region", { name: "Disappeared" });
  await expect(missing.getByText("Missing in 1 import")).toBeVisible();
  await expectNoBarriersInBothThemes(page);
  await missing.getByRole("link", { name: "Lucky Leek" }).click();
  await expect(page.getByRole("heading", { name: "Lucky Leek" })).toBeVisible();

  // Editors see it, and start nothing.
  await changeRole(server, email, "editor");
  await page.goto("/desk/imports");
  await expect(page.getByRole("heading", { name: "Runs" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Start import" })).toHaveCount(0);
});
