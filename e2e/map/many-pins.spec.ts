import { expect } from "@/e2e/support/fixtures";
import { partPins } from "@/e2e/support/map-pins";
import { BERLIN, runImport, test } from "@/e2e/support/servers/imported-server";

// A city with so many restaurants that their pins are found in a worker (P14.460).
test.describe.configure({ mode: "serial", timeout: 300_000 });
test.use({ world: "many" });

const COUNT = 2100;

function manyPlaces() {
  const elements = Array.from({ length: COUNT }, (_, step) => ({
    type: "node",
    id: 1000 + step,
    lat: BERLIN.lat + 0.03 * Math.sin(step) * Math.sqrt((step % 101) / 101),
    lon: BERLIN.lon + 0.05 * Math.cos(step) * Math.sqrt((step % 101) / 101),
    tags: {
      amenity: "restaurant",
      name: `Test Leaf ${step}`,
      "diet:vegan": "only",
      "addr:city": "Berlin",
    },
  }));
  return { osm3s: { timestamp_osm_base: "2026-11-20T00:00:00Z" }, elements };
}

test("pins of thousands of restaurants come from a worker, part when pressed, and open their card", async ({
  page,
  server,
  request,
  allow,
}) => {
  allow.host("tiles.openfreemap.org");
  // The camera is where it is going at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  runImport(server, manyPlaces());
  await expect
    .poll(async () => (await request.get("/restaurants/near-me")).text())
    .toContain("Download for offline use");
  const ownWorkers = () => page.workers().filter((worker) => !worker.url().includes("maplibre"));

  await page.goto(`/restaurants/near-me#around=Berlin@${BERLIN.lat},${BERLIN.lon}`);
  await expect(page.getByText("2,100 restaurants found")).toBeVisible();
  expect(ownWorkers()).toHaveLength(0);
  await page.getByRole("button", { name: "Map", exact: true }).click();
  const map = page.getByRole("region", { name: "Map of restaurants" });
  const counts = map.getByRole("button", { name: /^[\d,]+ places close together$/ });
  await expect(counts.first()).toBeVisible();
  expect(ownWorkers()).toHaveLength(1);
  const discs = await counts.evaluateAll((pins) =>
    (pins as HTMLElement[]).map(({ textContent, offsetWidth, offsetHeight }) => ({
      count: Number(textContent),
      size: [offsetWidth, offsetHeight],
    })),
  );
  expect(discs).toEqual(
    discs.map(({ count }) => {
      const size = count < 30 ? 44 : count < 100 ? 54 : 64;
      return { count, size: [size, size] };
    }),
  );

  // By keyboard: each press zooms in, and the focus is on one of the pins of the pressed cluster.
  const pin = map.getByRole("button", { name: /^Test Leaf \d+, Fully vegan$/ });
  const focused = pin.and(page.locator(":focus"));
  await partPins(page, counts.first(), () => focused.isVisible());
  const name = await page.locator(":focus").getAttribute("aria-label");
  const link = map
    .getByRole("dialog", { name: /^Test Leaf \d+$/ })
    .getByRole("link", { name: "View Details" });
  await expect(async () => {
    await page.keyboard.press("Enter");
    await expect(link).toBeFocused({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await page.keyboard.press("Escape");
  await expect(map.getByRole("button", { name: name! })).toBeFocused();
  expect(ownWorkers()).toHaveLength(1);
});
