import type { ReactNode } from "react";
import { CuisineTexts } from "@/components/restaurants/near-me/cuisine-texts";
import { Favorites } from "@/components/restaurants/favorites/favorites";
import { PartTexts } from "@/components/site/part-texts";
import { hasDatabase } from "@/lib/database/has-database";
import { favoritesNotices } from "@/lib/favorites/page-notices";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { filesOf, textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/favorites/favorites.json";
import type pageEnglish from "@/lib/messages/en/favorites/page.json";
import { pageMetadata } from "@/lib/metadata";
import { islandFacts } from "@/lib/restaurants/words/fact-words-in";

const SUBJECTS = [
  "card",
  "favorites",
  "favorites-account",
  "form",
  "hours",
  "live-map",
  "map",
  "map-box",
  "note",
] as const;

export function favoritesMetadata(language: Language = DEFAULT_LANGUAGE) {
  return pageMetadata({
    title: textsIn<keyof typeof english>(language, "favorites")("title"),
    description: textsIn<keyof typeof pageEnglish>(language, "favorites-page")("description"),
    index: false,
    language,
  });
}

type TextsProps = { language: Language; children: ReactNode };

/** Hands the favorites what they say; of which restaurants, only the browser knows. */
function Texts({ language, children }: TextsProps) {
  if (language === DEFAULT_LANGUAGE) return children;
  return (
    <PartTexts subjects={{ ...filesOf(language, SUBJECTS), facts: islandFacts(language) }}>
      <CuisineTexts>{children}</CuisineTexts>
    </PartTexts>
  );
}

/** The favorites in the language of the page's path. */
export function FavoritesScreen({ language = DEFAULT_LANGUAGE }: { language?: Language }) {
  return (
    <Texts language={language}>
      <Favorites isKept={hasDatabase()} notices={favoritesNotices(language)} />
    </Texts>
  );
}
