import { expect, test } from "@/e2e/support/fixtures";
import { desktopFaults, faultsOf, phoneFaults, WIDE } from "@/e2e/support/checks/every-page";
import { CORE_GROUP, PATH_GROUPS, PHONE_GROUPS } from "@/e2e/support/page-paths";

const MIDTOWN = JSON.stringify({ name: "Midtown", lat: 40.7589, lng: -73.9851 });

test.beforeEach(async ({ page, allow }) => {
  test.setTimeout(600_000);
  allow.host("tiles.openfreemap.org");
  allow.console(/404/);
  // Near me shows no notice around a stored location.
  await page.addInitScript((stored) => {
    if (window.origin !== "null") sessionStorage.setItem("searchLocation", stored);
  }, MIDTOWN);
});

// axe, widths, sizes of controls, scripts that change nothing, paper, contrast themes, larger text, wider spacing, the focus.
for (const [group, paths] of Object.entries(PATH_GROUPS))
  test(
    `${group}: no barrier, and nothing lost however it is read`,
    { tag: group === CORE_GROUP ? "@core" : [] },
    async ({ page }) => {
      await page.setViewportSize(WIDE);
      expect(await faultsOf(page, paths, desktopFaults)).toEqual({});
    },
  );

// axe, the width, sizes of controls, scripts that change nothing.
for (const [group, paths] of Object.entries(PHONE_GROUPS))
  test(`${group}: no barrier on a phone`, { tag: "@phone" }, async ({ page }) => {
    expect(await faultsOf(page, paths, phoneFaults)).toEqual({});
  });
