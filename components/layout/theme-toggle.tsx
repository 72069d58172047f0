import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useSyncExternalStore } from "react";
import { readColorScheme, subscribeToColorScheme } from "@/lib/browser/color-scheme";
import { writeStored } from "@/lib/browser/storage";
import english from "@/lib/messages/en/controls.json";
import { THEME_STORAGE_KEY } from "@/lib/page-start/theme";

const isDark = () => readColorScheme() === "dark";

function switchTheme() {
  const theme = isDark() ? "light" : "dark";
  document.documentElement.dataset.theme = theme;
  writeStored("local", THEME_STORAGE_KEY, theme);
}

/** Switches between light and dark; the style sheet shows the icon that fits. The prerendered page does not depend on the theme. */
export function ThemeToggle() {
  const t = useTexts("controls", english);
  const pressed = useSyncExternalStore(subscribeToColorScheme, isDark, () => undefined);
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={switchTheme}
      className="grid size-11 flex-none place-items-center rounded-md hover:bg-sprout noscript:hidden"
    >
      <span className="sr-only">{t("dark")}</span>
      <Icon name="Moon" className="dark:hidden" />
      <Icon name="Sun" className="not-dark:hidden" />
    </button>
  );
}
