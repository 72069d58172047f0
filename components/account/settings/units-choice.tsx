"use client";

import { useSyncExternalStore } from "react";
import { ViewSwitch } from "@/components/ui/view-switch";
import { chooseUnit, chosenUnit, subscribeToUnit } from "@/lib/location/units";

const CHOICES = [
  { id: "country", label: "By country" },
  { id: "miles", label: "Miles" },
  { id: "kilometers", label: "Kilometers" },
] as const;

/** The unit of distances (P14.62), kept on this device; the server does not know it. */
export function UnitsChoice() {
  const chosen = useSyncExternalStore(
    subscribeToUnit,
    () => chosenUnit() ?? "country",
    () => undefined,
  );
  return (
    <ViewSwitch
      label="Distances"
      views={CHOICES}
      current={chosen}
      onChange={(id) => chooseUnit(id === "country" ? undefined : id)}
      className="flex max-md:w-full max-md:flex-wrap"
    />
  );
}
