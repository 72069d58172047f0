/** @jest-environment node */
import { readdirSync } from "node:fs";
import { CACHED_FOLDERS, FOLDERS_CACHED_WITH_PAGES, PUBLIC_FOLDERS } from "@/lib/public-folders";

/** Written by the build, so absent from a fresh clone. */
const BUILT = ["gazetteer"];

test("the list names the folders of public/", () => {
  const present = readdirSync("public", { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("gazetteer"))
    .map(({ name }) => name);
  expect([...present, ...BUILT].toSorted()).toEqual(PUBLIC_FOLDERS.toSorted());
});

test("pictures, drawn icons and the coastline are available offline, the gazetteer is not", () => {
  expect(CACHED_FOLDERS).toEqual(["gallery", "i", "map", "pictures"]);
  expect(FOLDERS_CACHED_WITH_PAGES).toEqual(["gallery", "i", "pictures"]);
});
