"use client";

import type { ReactNode } from "react";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { TextsContext } from "@/lib/languages/texts-context";

/** A page in English that was opened from one in another language: its links and forms lead back to that (P2.17). */
export function ReturnTo({ language, children }: { language: Language; children: ReactNode }) {
  if (language === DEFAULT_LANGUAGE) return children;
  const texts = { language: DEFAULT_LANGUAGE, returnTo: language, inEnglish: "", subjects: {} };
  return <TextsContext value={texts}>{children}</TextsContext>;
}
