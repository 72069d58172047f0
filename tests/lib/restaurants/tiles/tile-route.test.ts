/** @jest-environment node */
import { GET } from "@/app/restaurants/tiles/[version]/[tile]/route";
import { sampleRecords } from "@/lib/database/records/sample-records";
import { tileAt, tileName } from "@/lib/restaurants/tiles/tile-grid";
import { tilePath } from "@/lib/restaurants/tiles/tile-files";
import { parseGroup } from "@/lib/restaurants/tiles/tile-groups";

afterEach(() => jest.restoreAllMocks());

async function askTile() {
  const [restaurant] = await sampleRecords.listRestaurants(1);
  const { version } = await sampleRecords.getTileIndex();
  const tile = tileName(tileAt(restaurant!));
  const path = tilePath(version, parseGroup(tile)!);
  const params = Promise.resolve({ version, tile });
  return GET(new Request(`https://chard.example${path}`), { params });
}

it("a tile of a version never changes", async () => {
  const response = await askTile();
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toContain("immutable");
});

it("a tile made before names were counted again is kept for a short time", async () => {
  jest
    .spyOn(sampleRecords, "getNameFacts")
    .mockResolvedValue({ facts: new Map(), isCurrent: false });
  const response = await askTile();
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=60");
});
