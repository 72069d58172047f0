/** @jest-environment node */
import { readElementLink } from "@/lib/location/element-link";

test.each<[string, string | undefined]>([
  ["https://www.openstreetmap.org/node/123", "node/123"],
  ["https://www.openstreetmap.org/node/123#map=19/52.5/13.4", "node/123"],
  ["http://osm.org/way/5/history", "way/5"],
  ["openstreetmap.org/relation/9", "relation/9"],
  [" https://www.openstreetmap.org/browse/node/7 ", "node/7"],
  ["https://www.openstreetmap.org/edit?way=88#map=19/52.5/13.4", "way/88"],
  ["node/123", "node/123"],
  ["Node/123", "node/123"],
  ["https://www.openstreetmap.org/user/node/123", undefined],
  ["https://www.openstreetmap.org/changeset/123", undefined],
  ["https://www.openstreetmap.org/node/12a", undefined],
  ["https://example.com/node/123", undefined],
  ["node 123", undefined],
  ["", undefined],
])("%j names %j", (text, ref) => expect(readElementLink(text)).toBe(ref));
