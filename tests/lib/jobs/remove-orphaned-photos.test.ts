/** @jest-environment node */
import { removeOrphanedPhotos } from "@/lib/jobs/remove-orphaned-photos";

const HASH = "0123456789abcdef0123456789abcdef";
const ORPHAN = "f".repeat(32);

const storage = { listBefore: jest.fn(), remove: jest.fn() };

jest.mock("@/lib/photos/store", () => ({ getPhotoStorage: async () => storage }));
jest.mock("@/lib/database/client", () => ({ getStores: async () => ({ database: {} }) }));
jest.mock("@/lib/database/photos/photo-hashes", () => ({
  listPhotoHashes: async () => new Set(["0123456789abcdef0123456789abcdef"]),
}));

const NOW = new Date("2026-11-24T12:00:00Z");

beforeEach(() => jest.resetAllMocks());

it("removes files that no record names and that are a day old", async () => {
  storage.listBefore.mockResolvedValue([`${HASH}-480.avif`, `${ORPHAN}-480.avif`]);
  await removeOrphanedPhotos(NOW);
  expect(storage.listBefore).toHaveBeenCalledWith(new Date("2026-11-23T12:00:00Z"));
  expect(storage.remove.mock.calls).toEqual([[[`${ORPHAN}-480.avif`]]]);
});

it("says in the log what fails, and goes on living", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  storage.listBefore.mockRejectedValue(new Error("The disk is gone"));
  await removeOrphanedPhotos(NOW);
  expect(logged).toHaveBeenCalledWith("Files of photos: The disk is gone");
});
