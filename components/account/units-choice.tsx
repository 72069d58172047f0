"use client";

import { useSyncExternalStore } from "react";
import { Segments } from "@/components/ui/segments";
import { chooseUnit, chosenUnit, subscribeToUnit } from "@/lib/location/units";

const CHOICES = [
  { value: "country", content: "By country" },
  { value: "miles", content: "Miles" },
  { value: "kilometers", content: "Kilometers" },
] as const;

/** The unit of distances (P14.62), kept on this device; the server does not know it. */
export function UnitsChoice() {
  const chosen = useSyncExternalStore(
    subscribeToUnit,
    () => chosenUnit() ?? "country",
    () => undefined,
  );
  return (
    <Segments
      label="Distances"
      segments={CHOICES}
      isOn={(value) => value === chosen}
      onPress={(value) => chooseUnit(value === "country" ? undefined : value)}
    />
  );
}
