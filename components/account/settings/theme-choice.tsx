"use client";

import { Monitor, Moon, Sun } from "@/components/ui/icons";
import { useSyncExternalStore } from "react";
import { ViewSwitch } from "@/components/ui/view-switch";
import { removeStored, writeStored } from "@/lib/browser/storage";
import { THEME_STORAGE_KEY } from "@/lib/page-start/theme";

const CHOICES = [
  { id: "light", label: "Light", Icon: Sun },
  { id: "dark", label: "Dark", Icon: Moon },
  { id: "device", label: "Device", Icon: Monitor },
] as const;

type Choice = (typeof CHOICES)[number]["id"];

function subscribe(onChange: () => void) {
  const chosen = new MutationObserver(onChange);
  chosen.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => chosen.disconnect();
}

const chosenTheme = () => (document.documentElement.dataset.theme ?? "device") as Choice;

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
    <ViewSwitch
      label="Theme"
      views={CHOICES}
      current={chosen}
      onChange={choose}
      className="flex max-md:w-full max-md:flex-wrap"
    />
  );
}
