import { SubjectTexts } from "@/app/subject-texts";
import { OwnFavorites } from "@/components/restaurants/favorites/account-favorites";
import { requireUser } from "@/lib/account/queries";
import { getOwnList } from "@/lib/favorites/queries";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/favorites/favorites.json";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";

export function ownFavoritesMetadata(language: Language = DEFAULT_LANGUAGE) {
  const t = textsIn<keyof typeof english>(language, "favorites");
  return pageMetadata({ title: t("title"), index: false, language });
}

type OwnFavoritesScreenProps = {
  query: Record<string, string | string[] | undefined>;
  language?: Language;
};

/** The favorites of an account without scripts, in the language of the page's path. */
export async function OwnFavoritesScreen({
  query,
  language = DEFAULT_LANGUAGE,
}: OwnFavoritesScreenProps) {
  const user = await requireUser(pathIn(language, ROUTES.favoritesList));
  return (
    <SubjectTexts language={language} subjects={["favorites-account", "form", "note"]}>
      <OwnFavorites {...await getOwnList(user)} isLimited={query.limited !== undefined} />
    </SubjectTexts>
  );
}
