import { notFound } from "next/navigation";
import { SubjectTexts } from "@/app/subject-texts";
import { AddToListScreen } from "@/components/restaurants/lists/add-to-list-screen";
import { requireUser } from "@/lib/account/queries";
import { hasDatabase } from "@/lib/database/has-database";
import { restaurantListsHref } from "@/lib/favorites/lists/hrefs";
import { getLists } from "@/lib/favorites/lists/queries";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/place.json";
import { pageMetadata } from "@/lib/metadata";
import { getRestaurant } from "@/lib/restaurants/queries";

export function chooseListMetadata(language: Language = DEFAULT_LANGUAGE) {
  const t = textsIn<keyof typeof english>(language, "place");
  return pageMetadata({ title: t("list"), index: false, language });
}

type ChooseListScreenProps = { id: string; language?: Language };

/** Where a member adds a restaurant to a list, in the language of the page's path. */
export async function ChooseListScreen({ id, language = DEFAULT_LANGUAGE }: ChooseListScreenProps) {
  const restaurant = hasDatabase() ? await getRestaurant(id) : undefined;
  if (!restaurant) notFound();
  const user = await requireUser(pathIn(language, restaurantListsHref(id)));
  return (
    <SubjectTexts language={language} subjects={["form", "list-forms"]}>
      <AddToListScreen restaurant={restaurant} lists={await getLists(user, id)} />
    </SubjectTexts>
  );
}
