"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Segments } from "@/components/ui/segments";
import { removeStored, writeStored } from "@/lib/browser/storage";
import { THEME_STORAGE_KEY } from "@/lib/theme";

const icon = { size: 18, strokeWidth: 1.9, "aria-hidden": true } as const;

const CHOICES = [
  {
    value: "light",
    content: (
      <>
        <Sun {...icon} />
        Light
      </>
    ),
  },
  {
    value: "dark",
    content: (
      <>
        <Moon {...icon} />
        Dark
      </>
    ),
  },
  {
    value: "device",
    content: (
      <>
        <Monitor {...icon} />
        Device
      </>
    ),
  },
] as const;

type Choice = (typeof CHOICES)[number]["value"];

function subscribe(onChange: () => void) {
  const chosen = new MutationObserver(onChange);
  chosen.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => chosen.disconnect();
}

const chosenTheme = () => document.documentElement.dataset.theme ?? "device";

function choose(theme: Choice) {
  if (theme === "device") {
    delete document.documentElement.dataset.theme;
    removeStored("local", THEME_STORAGE_KEY);
  } else {
    document.documentElement.dataset.theme = theme;
    writeStored("local", THEME_STORAGE_KEY, theme);
  }
}

/** Light, dark, or as the device has it (P14.62); the server does not know which. */
export function ThemeChoice() {
  const chosen = useSyncExternalStore(subscribe, chosenTheme, () => undefined);
  return (
    <Segments
      label="Theme"
      segments={CHOICES}
      isOn={(value) => value === chosen}
      onPress={choose}
    />
  );
}
