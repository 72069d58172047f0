/** @jest-environment node */
import { faviconRewrites, iconFolder, ownPageIcons } from "@/lib/env/site-icons";

test("without a logo the icons are the site's", () => {
  expect(iconFolder(undefined)).toBe("/icons");
  expect(ownPageIcons(undefined)).toBeUndefined();
  expect(faviconRewrites(undefined)).toEqual([]);
});

test("with a logo pages, the manifest and /favicon.ico name those that the build draws", () => {
  const logo = "/icons/own.svg";
  expect(iconFolder(logo)).toBe("/icons/own");
  expect(ownPageIcons(logo)?.apple.url).toBe("/icons/own/apple-icon.png");
  expect(ownPageIcons(logo)?.icon.url).toBe("/icons/own/icon-192.png");
  expect(faviconRewrites(logo)).toEqual([
    { source: "/favicon.ico", destination: "/icons/own/favicon.ico" },
  ]);
});
