import { CardTexts } from "@/app/restaurants/card-texts";
import { SearchEverywhere } from "@/components/restaurants/search/search-everywhere";
import { searchedInDirectoryNames } from "@/lib/finding/other-city-names";
import { placesMeant } from "@/lib/finding/places-meant";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type nearMe from "@/lib/messages/en/near-me/near-me.json";
import { pageMetadata } from "@/lib/metadata";
import { withPictureText } from "@/lib/restaurants/pictures/picture-texts-in";
import { searchEverywhere } from "@/lib/restaurants/queries";
import { countSearchWithoutResults } from "@/lib/search/queries";

const LONGEST = 100;

export function searchMetadata(language: Language = DEFAULT_LANGUAGE) {
  const t = textsIn<keyof typeof nearMe>(language, "near-me");
  return pageMetadata({ title: t("everywhere"), index: false, language });
}

type SearchEverywhereScreenProps = {
  /** As the page's address has it. */
  typed: string | string[] | undefined;
  language?: Language;
};

/** The search through all restaurants in the language of its path. */
export async function SearchEverywhereScreen({
  typed,
  language = DEFAULT_LANGUAGE,
}: SearchEverywhereScreenProps) {
  const text = (Array.isArray(typed) ? typed[0] : typed)?.slice(0, LONGEST) ?? "";
  const found = await searchEverywhere(text, await searchedInDirectoryNames(text));
  if (found.count === 0) await countSearchWithoutResults(text);
  const hasExact = found.count > 0 && !found.isGuess;
  const places = hasExact || text.trim() === "" ? [] : await placesMeant(language, text);
  const cities = found.cities.map((city) => ({
    ...city,
    restaurants: city.restaurants.map((each) => withPictureText(language, each)),
  }));
  return (
    <CardTexts language={language} restaurants={cities.flatMap(({ restaurants }) => restaurants)}>
      <SearchEverywhere text={text} {...found} cities={cities} places={places} />
    </CardTexts>
  );
}
