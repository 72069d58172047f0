import { useRouter } from "next/navigation";
import { useCallback } from "react";
import type { NearMeSession } from "@/components/restaurants/near-me/near-me-history";
import { pathIn } from "@/lib/languages/paths";
import { useLanguage } from "@/lib/languages/use-language";
import { isDeviceLocation } from "@/lib/location/device-location";
import { saveSearchLocation } from "@/lib/location/stored-search-location";
import type { Location } from "@/lib/location/types";
import { isAround } from "@/lib/near-me/first-cards";
import { nearMeHref } from "@/lib/near-me/href";
import { nearMeCityPath } from "@/lib/near-me/place-path";
import type { NearMePlacePage } from "@/lib/near-me/place-page";
import { toFragment } from "@/lib/restaurants/near-me/fragment";
import { ROUTES } from "@/lib/routes";

type LocatedPart = Partial<NearMeSession> & { location: Location };

type PlacePages = {
  isTiled: boolean;
  /** The page's own. */
  place: NearMePlacePage | undefined;
  current: () => NearMeSession;
  change: (part: Partial<NearMeSession>) => void;
};

/**
 * Lists around another location. Where there are restaurants all over the world, a place that somebody chose has a page (P14.760);
 * the device's position stays in this browser, and the page without a place lists around it. Without a connection no other page can
 * be loaded: the list changes where it is. Returns whether another page opens. `goToCity` opens that of a city in place of this one.
 */
export function usePlacePages({ isTiled, place, current, change }: PlacePages) {
  const router = useRouter();
  const language = useLanguage();

  const goTo = useCallback(
    (part: LocatedPart) => {
      const { location } = part;
      const isDevice = isDeviceLocation(location);
      const isHere = place ? isAround(place, location) : isDevice;
      // eslint-disable-next-line no-restricted-properties -- A press does not wait for the network: without any, the list changes in place.
      if (!isTiled || isHere || !navigator.onLine) {
        change(part);
        return false;
      }
      const { filters, sort, view } = { ...current(), ...part };
      if (isDevice) saveSearchLocation(location);
      const href = isDevice
        ? `${ROUTES.nearMe}${toFragment({ filters, sort, view }, {})}`
        : nearMeHref(location, { filters, sort, view });
      router.push(pathIn(language, href) as "/");
      return true;
    },
    [router, language, isTiled, place, current, change],
  );

  const goToCity = useCallback(
    ({ id, name, lat, lng }: Location & { id: string }) => {
      // eslint-disable-next-line no-restricted-properties -- A press does not wait for the network: without any, the list changes in place.
      if (navigator.onLine) router.replace(pathIn(language, nearMeCityPath(id)) as "/");
      else change({ location: { name, lat, lng } });
    },
    [router, language, change],
  );

  return { goTo, goToCity };
}

export type PlacePageAccess = ReturnType<typeof usePlacePages>;
