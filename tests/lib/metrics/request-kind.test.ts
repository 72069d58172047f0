/** @jest-environment node */
import { requestKind } from "@/lib/metrics/request-kind";

test.each([
  ["GET", "/", "page"],
  ["GET", "/restaurants/12?sort=newest", "page"],
  ["GET", "/restaurants/by-city/Berlin", "page"],
  ["HEAD", "/community/forum", "page"],
  ["POST", "/restaurants/12/review", "action"],
  ["POST", "/auth/v1/token?grant_type=password", "accounts"],
  ["GET", "/api/health", "api"],
  ["POST", "/api/unsubscribe?token=1", "api"],
  ["GET", "/_next/static/chunks/a.js", "static"],
  ["GET", "/icons/icon-192.png", "static"],
  ["GET", "/sw.js", "static"],
  ["GET", "/photos/abc-400.webp", "image"],
  ["GET", "/restaurants/12/opengraph-image-1a2b", "image"],
  ["GET", "/restaurants/summaries.json/1,8", "data"],
  ["GET", "/restaurants/tiles/5/1", "data"],
  ["GET", "/data/geojson", "data"],
  ["GET", "/feed.xml", "data"],
  ["GET", "/robots.txt", "data"],
])("%s %s is of the kind %s", (method, url, kind) => {
  expect(requestKind(method, url)).toBe(kind);
});
