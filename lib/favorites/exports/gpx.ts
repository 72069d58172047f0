import {
  hasOpenStreetMap,
  OPEN_DATABASE_LICENSE,
  placeLines,
  placeName,
  placeUrl,
  type ExportedList,
} from "@/lib/favorites/exports/exported-list";
import { literal, xmlDocument } from "@/lib/favorites/exports/xml-document";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/lists/export.json";
import { factWordsIn } from "@/lib/restaurants/words/fact-words-in";
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
  const words = factWordsIn(list.language);
  const t = textsIn<keyof typeof english>(list.language, "list-export");
  for (const place of list.places) {
    const { lat, lng, cuisine } = place.restaurant;
    const [first] = cuisine;
    const kind = first ? words("cuisine", first) : t("kind");
    const point = gpx.ele("wpt", { lat: String(lat), lon: String(lng) });
    point.ele("name").txt(literal(placeName(place)));
    if (place.note) point.ele("cmt").txt(literal(place.note));
    point.ele("desc").txt(literal(placeLines(list.language, place).join("\n")));
    point
      .ele("link", { href: literal(placeUrl(list.language, place)) })
      .ele("text")
      .txt(literal(SITE_NAME));
    point.ele("type").txt(literal(kind));
  }
  return gpx.end({ prettyPrint: true });
}
