import { areCoordinates } from "@/lib/location/coordinates";
import type { Coordinates } from "@/lib/location/types";
import { osmLink } from "@/lib/location/element-link";

const NUMBER = /[-+]?\d{1,3}(?:[.,]\d+)?/.source;
/** "52.52", "52°31.2'", "52°31'12\"". */
const ANGLE = String.raw`(${NUMBER})\s*°?\s*(?:(?<=°\s*)(\d{1,2}(?:[.,]\d+)?)\s*['′’]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|['′’]{2})\s*)?)?`;
const BEHIND = String.raw`${ANGLE}([NSEW])?`;
const BEFORE = String.raw`([NSEW])\s*${ANGLE}`;
/** "52.52, 13.40", "52.52 13.40", "52.52° N, 13.40° E". A comma as the decimal point needs a blank or a semicolon between both. */
const PAIR = new RegExp(
  String.raw`^(?:geo:)?\s*${BEHIND}(?:\s*[,;/]\s*|\s+|(?<=[NSEW]))${BEHIND}$`,
  "iu",
);
/** "N 52.52 E 13.40". */
const LETTERS_FIRST = new RegExp(String.raw`^${BEFORE}[\s,;/]*${BEFORE}$`, "iu");
/** "geo:52.52,13.40;u=35": what follows is how exact it is. */
const GEO_LINK = /^geo:(-?\d{1,3}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)/i;
const WITH_POINTS = /^(-?\d{1,3}\.\d+)\s*,\s*(-?\d{1,3}\.\d+)/;
/** "lat 52.52 lon 13.40", "latitude: 52.52, longitude: 13.40", "lat=52.52&lng=13.40". */
const NAMED = new RegExp(
  String.raw`^["'{]*lat(?:itude)?["'\s]*[:=]?\s*(${NUMBER})°?["']?[\s,;&]+["']?(?:lon|lng|long|longitude)["'\s]*[:=]?\s*(${NUMBER})°?["'}]*$`,
  "i",
);

function toNumber(text: string) {
  return Number(text.replace(",", "."));
}

function toCoordinates(lat: string | null | undefined, lng: string | null | undefined) {
  if (!lat || !lng) return undefined;
  const coordinates = { lat: toNumber(lat), lng: toNumber(lng) };
  return areCoordinates(coordinates) ? coordinates : undefined;
}

/** The links of openstreetmap.org: #map=zoom/lat/lng, ?mlat=&mlon=, ?lat=&lon=. */
function readLink(text: string) {
  const url = osmLink(text);
  if (!url) return undefined;
  const { searchParams, hash } = url;
  const [, lat, lng] = /map=[\d.]+\/(-?[\d.]+)\/(-?[\d.]+)/.exec(hash) ?? [];
  return (
    toCoordinates(searchParams.get("mlat"), searchParams.get("mlon")) ??
    toCoordinates(searchParams.get("lat"), searchParams.get("lon")) ??
    toCoordinates(lat, lng)
  );
}

type Angle = { degrees: number; axis: "lat" | "lng" | undefined };

function toAngle([degrees = "", minutes = "0", seconds = "0", mark = ""]: (string | undefined)[]) {
  const letter = mark.toUpperCase();
  const [m, s] = [toNumber(minutes), toNumber(seconds)];
  if (m >= 60 || s >= 60) return undefined;
  const size = Math.abs(toNumber(degrees)) + m / 60 + s / 3600;
  const isNegative = degrees.startsWith("-") !== (letter === "S" || letter === "W");
  return {
    degrees: (isNegative ? -1 : 1) * Number(size.toFixed(7)) || 0,
    axis: letter ? (/[NS]/.test(letter) ? "lat" : "lng") : undefined,
  } satisfies Angle;
}

/** Degrees, minutes, seconds and hemisphere of both. */
function partsOf(text: string) {
  const before = LETTERS_FIRST.exec(text);
  if (before) {
    const [, letter, d, m, s, otherLetter, ...other] = before;
    return [
      [d, m, s, letter],
      [...other, otherLetter],
    ];
  }
  const match = PAIR.exec(text);
  return match ? [match.slice(1, 5), match.slice(5, 9)] : [];
}

function readPair(text: string) {
  const [first, second] = partsOf(text).map(toAngle);
  if (!first || !second || (first.axis && first.axis === second.axis)) return undefined;
  // Two whole numbers are a house and a postal code rather than degrees, unless they say that they are.
  const isDegrees = /°|[.,]\d/.test(text.replace(/,\s+/g, " ").replace(/^geo:/i, ""));
  const isNullPoint = first.degrees === 0 && second.degrees === 0 && text.includes(",");
  if (!isDegrees && !isNullPoint && !(first.axis && second.axis)) return undefined;
  const isTurned = first.axis === "lng" || second.axis === "lat";
  const [lat, lng] = isTurned ? [second, first] : [first, second];
  const found = { lat: lat.degrees, lng: lng.degrees };
  return areCoordinates(found) ? found : undefined;
}

/** The point that a text names by its degrees or a link to OpenStreetMap; undefined for every other text. */
export function readCoordinates(text: string): Coordinates | undefined {
  const trimmed = text.trim();
  const link = readLink(trimmed);
  if (link) return link;
  const [, inBrackets] = /^(?:\((.*)\)|\[(.*)\])$/.exec(trimmed)?.filter(Boolean) ?? [];
  const plain = (inBrackets ?? trimmed).trim();
  const [, lat, lng] =
    NAMED.exec(plain) ??
    GEO_LINK.exec(plain) ??
    (PAIR.test(plain) ? [] : WITH_POINTS.exec(plain)) ??
    [];
  return lat ? toCoordinates(lat, lng) : readPair(plain);
}

/** "52.5200, 13.4000", as a location is named that was typed in degrees. */
export function coordinatesLabel({ lat, lng }: Coordinates) {
  return `${lat.toFixed(4)}, ${lng.toFixed(4)}`;
}
