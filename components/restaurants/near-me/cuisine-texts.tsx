"use client";

import { use, useEffect, useState, type ReactNode } from "react";
import { TextsContext } from "@/lib/languages/texts-context";
import type { Words } from "@/lib/restaurants/words/fact-words";
import { loadCuisineWords } from "@/lib/restaurants/words/load-cuisine-words";

/** Hands the islands of a page in another language the words of all cuisines, since any may come with the restaurants that it loads. */
export function CuisineTexts({ children }: { children: ReactNode }) {
  const page = use(TextsContext);
  const language = page?.language;
  const [cuisines, setCuisines] = useState<Words>();

  useEffect(() => {
    if (!language) return;
    // Without a connection the page has those of its first restaurants.
    loadCuisineWords(language).then(setCuisines, () => undefined);
  }, [language]);

  const texts = page && cuisines && { ...page, subjects: { ...page.subjects, cuisines } };
  return <TextsContext value={texts ?? page}>{children}</TextsContext>;
}
