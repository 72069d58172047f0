import { areCoordinates } from "@/lib/location/coordinates";
import type { Coordinates } from "@/lib/location/types";

const DEGREES = String.raw`(-?\d{1,3}(?:[.,]\d+)?)\s*°?`;
/** "52.52, 13.40", "52.52 13.40", "52.52° N, 13.40° E", "geo:52.52,13.40". A comma as the decimal point needs a blank or a semicolon between both. */
const PAIR = new RegExp(
  String.raw`^(?:geo:)?\s*${DEGREES}\s*([NS])?\s*(?:[,;]\s*|\s+)${DEGREES}\s*([EW])?\s*$`,
  "iu",
);
const WITH_POINTS = /^(?:geo:)?\s*(-?\d{1,3}\.\d+)\s*,\s*(-?\d{1,3}\.\d+)/i;
/** The links of openstreetmap.org: #map=zoom/lat/lng, ?mlat=&mlon=, ?lat=&lon=. */
const OSM_HOST = /^(?:www\.)?(?:openstreetmap\.org|osm\.org)$/i;

function toCoordinates(lat: string | null | undefined, lng: string | null | undefined) {
  if (!lat || !lng) return undefined;
  const coordinates = { lat: Number(lat.replace(",", ".")), lng: Number(lng.replace(",", ".")) };
  return areCoordinates(coordinates) ? coordinates : undefined;
}

function readLink(text: string) {
  const link = /^https?:\/\/\S+$/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(link)) return undefined;
  const { hostname, searchParams, hash } = new URL(link);
  if (!OSM_HOST.test(hostname)) return undefined;
  const [, lat, lng] = /map=[\d.]+\/(-?[\d.]+)\/(-?[\d.]+)/.exec(hash) ?? [];
  return (
    toCoordinates(searchParams.get("mlat"), searchParams.get("mlon")) ??
    toCoordinates(searchParams.get("lat"), searchParams.get("lon")) ??
    toCoordinates(lat, lng)
  );
}

/** The point that a text names by its degrees or a link to OpenStreetMap; undefined for every other text. */
export function readCoordinates(text: string): Coordinates | undefined {
  const trimmed = text.trim();
  const link = readLink(trimmed);
  if (link) return link;
  const [, plainLat, plainLng] = WITH_POINTS.exec(trimmed) ?? [];
  const [, lat, south, lng, west] = PAIR.exec(trimmed) ?? [];
  const found = toCoordinates(lat ?? plainLat, lng ?? plainLng);
  // Two whole numbers are a house and a postal code rather than degrees.
  if (!found || !/[.,]\d/.test(trimmed.replace(/,\s+/g, " "))) return undefined;
  return {
    lat: /s/i.test(south ?? "") ? -found.lat : found.lat,
    lng: /w/i.test(west ?? "") ? -found.lng : found.lng,
  };
}

/** "52.5200, 13.4000", as a location is named that was typed in degrees. */
export function coordinatesLabel({ lat, lng }: Coordinates) {
  return `${lat.toFixed(4)}, ${lng.toFixed(4)}`;
}
