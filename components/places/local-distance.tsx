"use client";

import { useSyncExternalStore } from "react";
import { distanceUnit } from "@/lib/location/distance";
import { useFormats } from "@/lib/restaurants/facts/use-formats";
import { subscribeToUnit, visitorsUnit } from "@/lib/location/units";

type LocalDistanceProps = { miles: number; countryCode: string };

/** A distance as in the country, or in the visitor's own unit. */
export function LocalDistance({ miles, countryCode }: LocalDistanceProps) {
  const unit = useSyncExternalStore(
    subscribeToUnit,
    () => visitorsUnit(countryCode),
    () => distanceUnit(countryCode),
  );
  return useFormats().distance(miles, unit);
}
