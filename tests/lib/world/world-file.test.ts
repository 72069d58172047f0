/** @jest-environment node */
import { gzipSync } from "node:zlib";
import { RESTAURANTS } from "@/data/restaurants";
import {
  downloadMegabytes,
  isReadable,
  readWorldFile,
  worldPath,
  worldVersion,
} from "@/lib/world/world-file";
import { encodeWorld, WORLD_FORMAT } from "@/lib/world/world-format";

test("a version says which format the file has, so that an older one is not read", () => {
  const version = worldVersion("1700000000000-41");
  expect(isReadable(version)).toBe(true);
  expect(isReadable(version.replace(`${WORLD_FORMAT}-`, `${WORLD_FORMAT}1-`))).toBe(false);
  expect(isReadable("")).toBe(false);
  expect(worldPath(version)).toBe(`/restaurants/world/${WORLD_FORMAT}-1700000000000-41`);
});

test("the file is read as it was written", async () => {
  const world = encodeWorld(RESTAURANTS);
  expect(await readWorldFile(new Response(gzipSync(JSON.stringify(world))))).toEqual(world);
  await expect(readWorldFile(new Response("not compressed"))).rejects.toThrow();
});

test("the largest download size is shown in megabytes", () => {
  expect(downloadMegabytes(15_214, "en")).toBe("1.6");
  expect(downloadMegabytes(54_000, "de")).toBe("2,5");
});
