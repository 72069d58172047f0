import {
  hasOpenStreetMap,
  placeUrl,
  type ExportedList,
} from "@/lib/favorites/exports/exported-list";
import { GEOJSON_LICENSE, toFeature } from "@/lib/restaurants/geojson";

/** A GeoJSON collection (RFC 7946) with the facts of the places, and what their member wrote on them. */
export function toGeoJson(list: ExportedList) {
  const features = list.places.map((place, index) => {
    const feature = toFeature(place.restaurant);
    const { day, note } = place;
    const own = {
      position: index + 1,
      day,
      note: note || undefined,
      url: placeUrl(list.language, place),
    };
    return { ...feature, properties: { ...feature.properties, ...own } };
  });
  const collection = {
    type: "FeatureCollection",
    name: list.name,
    ...(hasOpenStreetMap(list) && GEOJSON_LICENSE),
    features,
  };
  return `${JSON.stringify(collection, undefined, 2)}\n`;
}
