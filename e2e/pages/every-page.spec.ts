import { expect, test } from "@/e2e/support/fixtures";
import { faultsOf } from "@/e2e/support/every-page";
import { PATH_GROUPS } from "@/e2e/support/page-paths";

const MIDTOWN = JSON.stringify({ name: "Midtown", lat: 40.7589, lng: -73.9851 });

for (const [group, paths] of Object.entries(PATH_GROUPS))
  test(`${group}: nothing is lost in print, with wider text spacing, or below fixed and sticky parts`, async ({
    page,
    allow,
  }) => {
    test.setTimeout(180_000);
    allow.host("tiles.openfreemap.org");
    allow.console(/404/);
    // Near me shows no notice around a stored location.
    await page.addInitScript((stored) => {
      if (window.origin !== "null") sessionStorage.setItem("searchLocation", stored);
    }, MIDTOWN);
    expect(await faultsOf(page, paths)).toEqual({});
  });
