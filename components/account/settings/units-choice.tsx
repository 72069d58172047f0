"use client";

import { useTexts } from "#texts";
import { useSyncExternalStore } from "react";
import { ViewSwitch } from "@/components/ui/view-switch";
import { chooseUnit, chosenUnit, subscribeToUnit } from "@/lib/location/units";
import english from "@/lib/messages/en/account/settings-forms.json";

const CHOICES = [
  { id: "country", label: "distances.country" },
  { id: "miles", label: "distances.miles" },
  { id: "kilometers", label: "distances.kilometers" },
] as const;

/** The unit of distances (P14.62), kept on this device; the server does not know it. */
export function UnitsChoice() {
  const t = useTexts("settings-forms", english);
  const chosen = useSyncExternalStore(
    subscribeToUnit,
    () => chosenUnit() ?? "country",
    () => undefined,
  );
  return (
    <ViewSwitch
      label={t("distances")}
      views={CHOICES.map((choice) => ({ ...choice, label: t(choice.label) }))}
      current={chosen}
      onChange={(id) => chooseUnit(id === "country" ? undefined : id)}
      className="flex max-md:w-full max-md:flex-wrap"
    />
  );
}
