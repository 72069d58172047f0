/** @jest-environment node */
import { getRealHome } from "@/lib/home/queries";

const photo = (recordId: string) => ({ recordId, userName: "Bo", city: "Linz" });
const ALL = ["r1", "a1", "r2", "a2", "a3", "a4", "a5"].map(photo);

jest.mock("@/lib/database/client", () => ({
  getStores: async () => ({ database: {} }),
}));
jest.mock("@/lib/database/records/public-records", () => ({
  getRecords: async () => ({
    hasRealRestaurants: async () => true,
    listCountries: async () => [],
    listCities: async () => [],
  }),
}));
jest.mock("@/lib/database/imports/last-import", () => ({ findLastImport: async () => undefined }));
jest.mock("@/lib/database/reviews/reviews", () => ({
  listLatestReviews: async () => [{ id: "1", photos: [photo("r1"), photo("r2")] }, { id: "2" }],
}));
jest.mock("@/lib/database/community/community-lists", () => ({
  listMemberPhotos: async (_database: unknown, { limit }: { limit: number }) => ALL.slice(0, limit),
}));

test("the newest photos are four besides those of the reviews that are shown", async () => {
  const home = await getRealHome();
  expect(home?.photos.map(({ recordId }) => recordId)).toEqual(["a1", "a2", "a3", "a4"]);
});
