import { notFound } from "next/navigation";
import { CardTexts } from "@/app/restaurants/card-texts";
import { SharedListScreen } from "@/components/restaurants/lists/shared-list-screen";
import { hasDatabase } from "@/lib/database/has-database";
import { getListOfLink } from "@/lib/favorites/lists/queries";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/lists/lists.json";
import { pageMetadata } from "@/lib/metadata";
import { cardIn } from "@/lib/restaurants/card-in";

const SUBJECTS = ["favorites", "list-forms", "live-map", "map", "map-box"] as const;

export function listOfLinkMetadata(language: Language = DEFAULT_LANGUAGE) {
  const t = textsIn<keyof typeof english>(language, "lists");
  return pageMetadata({ title: t("shared.title"), index: false, language });
}

type ListOfLinkScreenProps = { token: string; language?: Language };

/** The list that a link leads to, in the language of the page's path. */
export async function ListOfLinkScreen({
  token,
  language = DEFAULT_LANGUAGE,
}: ListOfLinkScreenProps) {
  const list = hasDatabase() ? await getListOfLink(token) : undefined;
  if (!list) notFound();
  const places = list.places.map((place) => ({
    ...place,
    restaurant: cardIn(language, place.restaurant),
  }));
  const restaurants = places.map(({ restaurant }) => restaurant);
  return (
    <CardTexts language={language} restaurants={restaurants} more={SUBJECTS}>
      <SharedListScreen {...list} places={places} />
    </CardTexts>
  );
}
