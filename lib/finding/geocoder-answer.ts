import { areCoordinates } from "@/lib/location/coordinates";
import type { Suggestion } from "@/lib/search/suggestion";

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown) =>
  (typeof value === "object" && value !== null ? value : {}) as Fields;
const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");

function toSuggestion(name: string, detail: string, lat: number, lng: number): Suggestion[] {
  if (!name || !areCoordinates({ lat, lng })) return [];
  const location = { name: [name, detail].filter(Boolean).join(", "), lat, lng };
  return [{ group: "more", name, detail, note: "", means: { location } }];
}

const unique = (parts: string[], without: string) =>
  [...new Set(parts)].filter((part) => part && part !== without).join(", ");

/** A feature of Photon: a point with the parts of its address. */
function readFeature(feature: unknown): Suggestion[] {
  const { geometry, properties } = fieldsOf(feature);
  const [lng, lat] = Array.isArray(fieldsOf(geometry).coordinates)
    ? (fieldsOf(geometry).coordinates as unknown[])
    : [];
  const { name, street, housenumber, district, city, state, country } = fieldsOf(properties);
  const address = [textOf(street), textOf(housenumber)].filter(Boolean).join(" ");
  const title = textOf(name) || address || textOf(city);
  const detail = unique([district, city, state, country].map(textOf), title);
  return toSuggestion(title, detail, Number(lat), Number(lng));
}

/** A place of Nominatim: its degrees are texts, its address one text. */
function readPlace(place: unknown): Suggestion[] {
  const { lat, lon, name, display_name: displayName } = fieldsOf(place);
  const parts = textOf(displayName)
    .split(",")
    .map((part) => part.trim());
  const title = textOf(name) || parts[0] || "";
  return toSuggestion(title, unique(parts.slice(-3), title), Number(lat), Number(lon));
}

/** The places in an answer of Photon (GeoJSON) or of Nominatim (an array); none for anything else. Total. */
export function readGeocoderAnswer(answer: unknown): Suggestion[] {
  if (Array.isArray(answer)) return answer.flatMap(readPlace);
  const { features } = fieldsOf(answer);
  return Array.isArray(features) ? features.flatMap(readFeature) : [];
}
