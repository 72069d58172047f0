"use client";

import { Moon, Sun } from "lucide-react";
import { writeStored } from "@/lib/browser/storage";
import { THEME_KEY } from "@/lib/theme";

function switchTheme() {
  const root = document.documentElement;
  const shown =
    root.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  root.dataset.theme = shown === "dark" ? "light" : "dark";
  writeStored("local", THEME_KEY, root.dataset.theme);
}

/** Switches between light and dark; the style sheet shows the icon and the name that fit. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      onClick={switchTheme}
      className="grid size-11 flex-none place-items-center rounded-md hover:bg-sprout"
    >
      <span className="sr-only dark:hidden">Switch to dark theme</span>
      <span className="sr-only not-dark:hidden">Switch to light theme</span>
      <Moon size={20} strokeWidth={1.9} aria-hidden="true" className="dark:hidden" />
      <Sun size={20} strokeWidth={1.9} aria-hidden="true" className="not-dark:hidden" />
    </button>
  );
}
