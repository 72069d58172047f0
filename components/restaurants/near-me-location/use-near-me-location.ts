"use client";

import { useTexts } from "#texts";
import { useCallback, useEffect, useRef, useState } from "react";
import type { NearMeSession } from "@/components/restaurants/near-me/near-me-history";
import type { PlacePageAccess } from "@/components/restaurants/near-me/use-place-pages";
import { notify } from "@/lib/browser/notices";
import { DEFAULT_NEAR_ME_LOCATION } from "@/lib/location/defaults";
import { DEVICE_LOCATION_NAME, LAST_LOCATION_NAME } from "@/lib/location/device-location";
import { devicePosition, opensPositionPrompt } from "@/lib/location/device-position";
import { readLastLocation, saveLastLocation } from "@/lib/location/last-location";
import { markLocated, unmarkLocated } from "@/lib/location/located-mark";
import { takeSearchLocation } from "@/lib/location/stored-search-location";
import { indexedNameIn, readCityIndex } from "@/lib/cities/city-index";
import { countryPageHref } from "@/lib/routes";
import type { Coordinates } from "@/lib/location/types";
import { plainSlug } from "@/lib/strings/plain-slug";
import { isSiteReachable } from "@/lib/offline/reachable";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { placeInSentence } from "@/lib/languages/place-in-sentence";
import type { Translator } from "@/lib/languages/translator";
import english from "@/lib/messages/en/near-me/near-me.json";

type Texts = Translator<keyof typeof english>;

const noticesIn = (t: Texts) =>
  ({
    found: { title: t("notice.found"), description: t("notice.found.text") },
    unavailable: {
      title: t("notice.unavailable"),
      description: t("notice.unavailable.default"),
      tone: "destructive",
    },
    /** With restaurants all over the world there is no default location (P4.20). */
    unknown: {
      title: t("notice.unavailable"),
      description: t("notice.unavailable.text"),
      tone: "destructive",
    },
    offline: { title: t("notice.offline"), description: t("notice.offline.text") },
  }) as const;

/** `failed`: the device was asked, and there is no position. */
export type Device = "idle" | "asked" | "failed" | "unsupported";

/** The city of a country with most restaurants. */
async function largestCityOf(country: string) {
  const cities = await readCityIndex();
  return cities.find((city) => city.country === country);
}

/** The names of countries in other languages are loaded with the notice that has one. */
async function countryNamed(language: Language, country: string) {
  if (language === DEFAULT_LANGUAGE) return placeInSentence(country);
  return import("@/lib/languages/country-name").then(
    ({ countryIn }) => countryIn(language, country),
    () => country,
  );
}

/** Says that the list is around the largest city of a country, and leads to the page of that. */
function cityNotice(city: string, country: string, name: string, t: Texts) {
  const href = countryPageHref(plainSlug(country));
  return {
    title: t("notice.city", { city }),
    description: t("notice.city.text", { country: name }),
    action: { label: t("notice.city.all", { country: name }), href },
  };
}

type SessionAccess = PlacePageAccess & {
  current: () => NearMeSession;
  change: (part: Partial<NearMeSession>) => void;
};

const named = (position: Coordinates) => ({ ...position, name: DEVICE_LOCATION_NAME });

/**
 * Where to look, and what to say about it. Without a connection the last location is a better guess than the default; with restaurants
 * all over the world there is no default.
 */
async function findDeviceLocation(isTiled: boolean, onLate: (position: Coordinates) => void) {
  const position = await devicePosition(isTiled ? onLate : undefined);
  if (position.found)
    return { location: named(position.position), notice: "found", device: "idle" } as const;
  const isUnsupported = position.reason === "unsupported";
  const device = isUnsupported ? "unsupported" : isTiled ? "failed" : "idle";
  const last = readLastLocation();
  if (last && !(await isSiteReachable()))
    return { location: last, notice: "offline", device } as const;
  return isTiled
    ? ({ location: undefined, notice: "unknown", device } as const)
    : ({ location: DEFAULT_NEAR_ME_LOCATION, notice: "unavailable", device } as const);
}

/**
 * Finds the location to list around: the one kept in the history entry, else the stored search location, else the device's (P4.2).
 * Returns the state of the device's position, and the function that requests it again. What arrives after the visitor
 * has left the page changes nothing and shows no notice; a notice that is shown disappears with the page.
 */
export function useNearMeLocation(
  { current, change, goTo, goToCity }: SessionAccess,
  isTiled: boolean,
) {
  const texts = useTexts("near-me", english);
  const { language } = texts;
  const t = useRef(texts);
  const [notices] = useState(() => noticesIn(texts));
  const [device, setDevice] = useState<Device>("idle");
  const isAsking = useRef(false);
  const leaving = useRef<AbortController>(undefined);

  useEffect(() => {
    const visit = (leaving.current = new AbortController());
    return () => visit.abort();
  }, []);

  const locate = useCallback(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    setDevice("asked");
    const left = leaving.current?.signal;
    /** A position that comes after all is used where there is no other location by then. */
    const useLate = (position: Coordinates) => {
      if (!left || left.aborted || current().location) return;
      setDevice("idle");
      saveLastLocation(named(position));
      change({ location: named(position) });
      notify(notices.found, left);
    };
    const found = await findDeviceLocation(isTiled, useLate);
    isAsking.current = false;
    if (found.notice === "found" && found.location) saveLastLocation(found.location);
    if (!left || left.aborted) return;
    setDevice(found.device);
    // The list of another location stays where the device has none.
    const isLeaving = found.location && goTo({ location: found.location });
    notify(notices[found.notice], isLeaving ? undefined : left);
  }, [change, goTo, current, isTiled, notices]);

  const lookAroundCountry = useCallback(
    async (country: string) => {
      isAsking.current = true;
      markLocated();
      const found = await largestCityOf(country).catch(() => undefined);
      const city = found && { ...found, name: indexedNameIn(language, found) };
      unmarkLocated();
      isAsking.current = false;
      if (leaving.current?.signal.aborted) return;
      if (!city) return void locate();
      goToCity(city);
      notify(cityNotice(city.name, country, await countryNamed(language, country), t.current));
    },
    [goToCity, locate, language],
  );

  /** A returning visitor sees the last location, and the permission prompt only after a press (P4.18). */
  const locateWithoutPrompt = useCallback(async () => {
    const last = readLastLocation();
    isAsking.current = true;
    const isPrompt = await opensPositionPrompt();
    isAsking.current = false;
    const left = leaving.current?.signal;
    if (!left || left.aborted) return;
    if (!last || !isPrompt) return void locate();
    const name = last.name === DEVICE_LOCATION_NAME ? LAST_LOCATION_NAME : last.name;
    change({ location: { ...last, name } });
  }, [change, locate]);

  useEffect(() => {
    if (isAsking.current) return;
    unmarkLocated();
    if (current().location) return;
    const country = isTiled && new URLSearchParams(window.location.search).get("country");
    if (country) return void lookAroundCountry(country);
    const location = takeSearchLocation();
    if (!location) return void (isTiled ? locateWithoutPrompt() : locate());
    saveLastLocation(location, isTiled);
    change({ location });
  }, [current, change, locate, locateWithoutPrompt, isTiled, lookAroundCountry]);

  return { device, locate };
}
