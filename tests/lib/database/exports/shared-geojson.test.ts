/** @jest-environment node */
import { buffer } from "node:stream/consumers";
import type { Database } from "@/lib/database/database";
import { exportSharedGeoJson } from "@/lib/database/exports/shared-geojson";

const mockPieces = { fails: true };
jest.mock("@/lib/database/exports/geojson", () => ({
  async *exportGeoJson() {
    yield "{";
    if (mockPieces.fails) throw new Error("The database does not respond");
    yield "}";
  },
}));
jest.mock("@/lib/database/records/tile-index", () => ({
  readTileIndex: async () => ({ version: "1", tiles: { a: 1 } }),
}));

const database = {} as Database;

// An error that nobody catches fails the test: Jest listens for it.
test("a database that fails in the middle ends the request with its error, and the next one is served", async () => {
  await expect(buffer(exportSharedGeoJson(database))).rejects.toThrow("does not respond");
  mockPieces.fails = false;
  expect(String(await buffer(exportSharedGeoJson(database)))).toBe("{}");
});
