import { notFound } from "next/navigation";
import { CardTexts } from "@/app/restaurants/card-texts";
import { ListScreen } from "@/components/restaurants/lists/list-screen";
import { requireUser } from "@/lib/account/queries";
import { listHref } from "@/lib/favorites/lists/hrefs";
import { getList } from "@/lib/favorites/lists/queries";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/lists/lists.json";
import { pageMetadata } from "@/lib/metadata";
import { cardIn } from "@/lib/restaurants/card-in";

const SUBJECTS = [
  "favorites",
  "favorites-account",
  "form",
  "list-forms",
  "live-map",
  "map",
  "map-box",
  "note",
] as const;

export function ownListMetadata(language: Language = DEFAULT_LANGUAGE) {
  const t = textsIn<keyof typeof english>(language, "lists");
  return pageMetadata({ title: t("own"), index: false, language });
}

type OwnListScreenProps = { id: string; language?: Language };

/** A list of a member, in the language of the page's path. */
export async function OwnListScreen({ id, language = DEFAULT_LANGUAGE }: OwnListScreenProps) {
  const user = await requireUser(pathIn(language, listHref(id)));
  const list = await getList(user, id);
  if (!list) notFound();
  const places = list.places.map((place) => ({
    ...place,
    restaurant: cardIn(language, place.restaurant),
  }));
  const restaurants = places.map(({ restaurant }) => restaurant);
  return (
    <CardTexts language={language} restaurants={restaurants} more={SUBJECTS}>
      <ListScreen list={{ ...list, places }} />
    </CardTexts>
  );
}
