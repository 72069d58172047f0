"use client";

import { useSyncExternalStore } from "react";
import { pushFragment, readFragment, subscribeToFragment } from "@/lib/browser/url-fragment";
import { cityFragment, parseCityFragment } from "@/lib/places/fragment";
import type { City, CityGroup } from "@/lib/places/types";

const noFragmentOnServer = () => "";

/** The city that the address names, and the step to another one or, with undefined, to none (P2.4). */
export function useSelectedCity(groups: CityGroup[]) {
  const fragment = useSyncExternalStore(subscribeToFragment, readFragment, noFragmentOnServer);
  const id = parseCityFragment(fragment);
  const selected = groups.flatMap(({ cities }) => cities).find((city) => city.id === id);
  const select = (city: City | undefined) => pushFragment(city ? cityFragment(city.id) : "");
  return [selected, select] as const;
}
