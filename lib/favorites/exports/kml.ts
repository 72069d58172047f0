import {
  hasOpenStreetMap,
  OPEN_DATABASE_LICENSE,
  placeAddress,
  placeLines,
  placeName,
  placeUrl,
  type ExportedList,
} from "@/lib/favorites/exports/exported-list";
import { literal, xmlDocument } from "@/lib/favorites/exports/xml-document";
import { OPEN_STREET_MAP_CREDIT } from "@/lib/site";

const NAMESPACE = "http://www.opengis.net/kml/2.2";

/** Map applications show a description as HTML: a note is text in it. */
function asHtml(lines: readonly string[]) {
  const escaped = lines.map((line) =>
    line.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
  );
  return escaped.join("\n").replaceAll("\n", "<br>\n");
}

/** KML 2.2: a placemark for each place, in the order of the list. The schema fixes the order of elements. */
export function toKml(list: ExportedList) {
  const kml = xmlDocument().ele(NAMESPACE, "kml");
  const document = kml.ele("Document");
  document.ele("name").txt(literal(list.name));
  if (hasOpenStreetMap(list))
    document.ele("description").txt(`${OPEN_STREET_MAP_CREDIT}, ${OPEN_DATABASE_LICENSE}`);
  for (const place of list.places) {
    const { lat, lng, phone } = place.restaurant;
    const placemark = document.ele("Placemark");
    placemark.ele("name").txt(literal(placeName(place)));
    placemark.ele("address").txt(literal(placeAddress(list.language, place)));
    if (phone) placemark.ele("phoneNumber").txt(literal(phone));
    placemark
      .ele("description")
      .txt(literal(asHtml([...placeLines(list.language, place), placeUrl(list.language, place)])));
    if (place.day) placemark.ele("TimeStamp").ele("when").txt(place.day);
    placemark.ele("Point").ele("coordinates").txt(`${lng},${lat}`);
  }
  return kml.end({ prettyPrint: true });
}
