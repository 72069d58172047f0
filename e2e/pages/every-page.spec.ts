import { expect, test } from "@/e2e/support/fixtures";
import { allFaults, faultsOf } from "@/e2e/support/checks/every-page";
import { PATH_GROUPS } from "@/e2e/support/page-paths";

const MIDTOWN = JSON.stringify({ name: "Midtown", lat: 40.7589, lng: -73.9851 });

// axe, widths, sizes of controls, scripts that change nothing; on the desktop also paper, contrast themes, larger text, wider spacing, the focus.
for (const [group, paths] of Object.entries(PATH_GROUPS))
  test(`${group}: no barrier, and nothing lost however it is read @everywhere`, async ({
    page,
    isMobile,
    allow,
  }) => {
    test.setTimeout(600_000);
    allow.host("tiles.openfreemap.org");
    allow.console(/404/);
    // Near me shows no notice around a stored location.
    await page.addInitScript((stored) => {
      if (window.origin !== "null") sessionStorage.setItem("searchLocation", stored);
    }, MIDTOWN);
    expect(await faultsOf(page, paths, (open) => allFaults(open, isMobile))).toEqual({});
  });
