import {
  hasOpenStreetMap,
  OPEN_DATABASE_LICENSE,
  placeLines,
  placeName,
  placeUrl,
  type ExportedList,
} from "@/lib/favorites/exports/exported-list";
import { literal, xmlDocument } from "@/lib/favorites/exports/xml-document";
import { SITE_NAME } from "@/lib/site";

const NAMESPACE = "http://www.topografix.com/GPX/1/1";

/** GPX 1.1: a waypoint for each place, in the order of the list. The schema fixes the order of elements. */
export function toGpx(list: ExportedList) {
  const gpx = xmlDocument().ele(NAMESPACE, "gpx", { version: "1.1", creator: literal(SITE_NAME) });
  const metadata = gpx.ele("metadata");
  metadata.ele("name").txt(literal(list.name));
  if (hasOpenStreetMap(list))
    metadata
      .ele("copyright", { author: "OpenStreetMap contributors" })
      .ele("license")
      .txt(OPEN_DATABASE_LICENSE);
  for (const place of list.places) {
    const { lat, lng, cuisine } = place.restaurant;
    const point = gpx.ele("wpt", { lat: String(lat), lon: String(lng) });
    point.ele("name").txt(literal(placeName(place)));
    if (place.note) point.ele("cmt").txt(literal(place.note));
    point.ele("desc").txt(literal(placeLines(place).join("\n")));
    point
      .ele("link", { href: literal(placeUrl(place)) })
      .ele("text")
      .txt(literal(SITE_NAME));
    point.ele("type").txt(literal(cuisine[0] ?? "Restaurant"));
  }
  return gpx.end({ prettyPrint: true });
}
