import "server-only";

import pLimit from "p-limit";
import { readGeocoderAnswer } from "@/lib/finding/geocoder-answer";
import { readEnvironment } from "@/lib/env";
import type { LocationSearch } from "@/lib/location/types";
import type { Suggestion, Suggestions } from "@/lib/search/suggestion";
import { OPEN_STREET_MAP_CREDIT } from "@/lib/site";

/** The usage policies of public servers allow one request a second. */
const BETWEEN_REQUESTS_MS = 1_000;
const TIMEOUT_MS = 3_000;
/** A request that would wait longer than this for its turn is not made. */
const MOST_WAITING = 3;
const MOST_CACHED = 1_000;
const MOST_ANSWERS = 4;

const oneAtATime = pLimit(1);
const cache = new Map<string, Promise<Suggestion[]>>();
/** By a clock that nobody sets: an hour back would have everyone wait for an hour. */
let lastRequest = -BETWEEN_REQUESTS_MS;

const settings = () => readEnvironment(process.env);

/** Photon's path ends with /api, Nominatim's with /search. Nominatim's policy forbids suggestions while one types. */
const isPhoton = (url: string) => /\/api\/?$/.test(new URL(url).pathname);

/** Whether the geocoder may be asked while a visitor types. */
export function geocoderSuggests() {
  const url = settings().GEOCODER_URL;
  return url !== undefined && isPhoton(url);
}

async function request(geocoderUrl: string, text: string): Promise<Suggestion[]> {
  const url = new URL(geocoderUrl);
  url.searchParams.set("q", text);
  url.searchParams.set("limit", String(MOST_ANSWERS));
  if (!isPhoton(geocoderUrl)) {
    url.searchParams.set("format", "jsonv2");
    url.searchParams.set("addressdetails", "1");
    url.searchParams.set("accept-language", "en");
  } else url.searchParams.set("lang", "en");
  const { NEXT_PUBLIC_SITE_URL = "" } = settings();
  const response = await fetch(url, {
    headers: { "user-agent": `Chard (${NEXT_PUBLIC_SITE_URL})`, accept: "application/json" },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: "error",
  });
  if (!response.ok) throw new Error(`The geocoder returned ${response.status}.`);
  return readGeocoderAnswer(await response.json());
}

async function inTurn(geocoderUrl: string, text: string) {
  const wait = lastRequest + BETWEEN_REQUESTS_MS - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  lastRequest = performance.now();
  return request(geocoderUrl, text);
}

/** What the geocoder of GEOCODER_URL answers; nothing without one, and where it fails. One request a second, each text once. */
async function ask(text: string): Promise<Suggestion[]> {
  const url = settings().GEOCODER_URL;
  if (!url) return [];
  const key = text.toLowerCase();
  const known = cache.get(key);
  if (known) return known;
  if (oneAtATime.pendingCount >= MOST_WAITING) return [];
  const answer = oneAtATime(() => inTurn(url, text)).catch((error: unknown) => {
    cache.delete(key);
    console.warn(`The geocoder did not answer: ${String(error)}`);
    return [];
  });
  cache.set(key, answer);
  if (cache.size > MOST_CACHED) cache.delete(cache.keys().next().value!);
  return answer;
}

/** The places that the geocoder knows by the start of a text, while it is typed. */
export async function suggestFromGeocoder(text: string): Promise<Suggestions> {
  const suggestions = geocoderSuggests() ? await ask(text.trim()) : [];
  return { suggestions, hasMore: false, credit: OPEN_STREET_MAP_CREDIT };
}

/** The place that the geocoder finds for a submitted text. */
export async function geocode(text: string): Promise<LocationSearch | undefined> {
  const [first] = await ask(text);
  const { location } = first?.means ?? {};
  return location && { location: { ...location, name: text } };
}
