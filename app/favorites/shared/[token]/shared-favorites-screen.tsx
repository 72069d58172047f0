import { notFound } from "next/navigation";
import { CardTexts } from "@/app/restaurants/card-texts";
import { SharedFavorites } from "@/components/restaurants/favorites/shared-favorites";
import { hasDatabase } from "@/lib/database/has-database";
import { getSharedList } from "@/lib/favorites/queries";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/favorites/page.json";
import { pageMetadata } from "@/lib/metadata";
import { cardIn } from "@/lib/restaurants/card-in";
import { withPlaces } from "@/lib/restaurants/card-place";

export function sharedFavoritesMetadata(language: Language = DEFAULT_LANGUAGE) {
  const t = textsIn<keyof typeof english>(language, "favorites-page");
  return pageMetadata({ title: t("shared"), index: false, language });
}

type SharedFavoritesScreenProps = { token: string; language?: Language };

/** The favorites that a link leads to, in the language of the page's path. */
export async function SharedFavoritesScreen({
  token,
  language = DEFAULT_LANGUAGE,
}: SharedFavoritesScreenProps) {
  const list = hasDatabase() ? await getSharedList(token) : undefined;
  if (!list) notFound();
  const restaurants = withPlaces(list.restaurants, "street").map((each) => cardIn(language, each));
  return (
    <CardTexts language={language} restaurants={restaurants}>
      <SharedFavorites name={list.name} restaurants={restaurants} />
    </CardTexts>
  );
}
