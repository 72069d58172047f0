"use client";

import { useTexts } from "#texts";
import { useSyncExternalStore } from "react";
import { ViewSwitch } from "@/components/ui/view-switch";
import { removeStored, writeStored } from "@/lib/browser/storage";
import english from "@/lib/messages/en/account/settings-forms.json";
import { THEME_STORAGE_KEY } from "@/lib/page-start/theme";

const CHOICES = [
  { id: "light", label: "theme.light", icon: "Sun" },
  { id: "dark", label: "theme.dark", icon: "Moon" },
  { id: "device", label: "theme.device", icon: "Monitor" },
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
  const t = useTexts("settings-forms", english);
  const chosen = useSyncExternalStore(subscribe, chosenTheme, () => undefined);
  return (
    <ViewSwitch
      label={t("theme")}
      views={CHOICES.map((choice) => ({ ...choice, label: t(choice.label) }))}
      current={chosen}
      onChange={choose}
      className="flex max-md:w-full max-md:flex-wrap"
    />
  );
}
