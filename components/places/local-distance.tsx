"use client";

import { useSyncExternalStore } from "react";
import { distanceUnit, formatDistance } from "@/lib/location/distance";
import { subscribeToUnit, visitorsUnit } from "@/lib/location/units";

type LocalDistanceProps = { miles: number; countryCode: string };

/** A distance as in the country, or in the visitor's own unit. */
export function LocalDistance({ miles, countryCode }: LocalDistanceProps) {
  const unit = useSyncExternalStore(
    subscribeToUnit,
    () => visitorsUnit(countryCode),
    () => distanceUnit(countryCode),
  );
  return formatDistance(miles, unit);
}
