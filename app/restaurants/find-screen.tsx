import { redirect } from "next/navigation";
import { CardTexts } from "@/app/restaurants/card-texts";
import { FoundPlace } from "@/components/restaurants/search/found-place";
import { find } from "@/lib/finding/find";
import { outcomeIn } from "@/lib/finding/suggestion-in";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/screens/found.json";
import { pageMetadata } from "@/lib/metadata";
import { EMPTY_FILTERS } from "@/lib/restaurants/filters/active-filters";
import { filterRestaurants } from "@/lib/restaurants/filters/filter-restaurants";
import { withPictureText } from "@/lib/restaurants/pictures/picture-texts-in";
import { listRestaurantsNear } from "@/lib/restaurants/queries";
import { ROUTES } from "@/lib/routes";
import { createTextMatcher } from "@/lib/search/food-reader";
import { ownPageOf } from "@/lib/search/result-page";

const LONGEST = 200;
const RADIUS_MILES = 30;
const SHOWN = 24;

export function findMetadata(language: Language = DEFAULT_LANGUAGE) {
  const t = textsIn<keyof typeof english>(language, "found");
  return pageMetadata({ title: t("meta"), index: false, language });
}

async function findIn(language: Language, text: string) {
  const outcome = text ? await find(text) : undefined;
  return outcome && language !== DEFAULT_LANGUAGE ? outcomeIn(language, outcome) : outcome;
}

type FindScreenProps = {
  /** As the page's address has it. */
  typed: string | string[] | undefined;
  language?: Language;
};

/** What was typed into the location search, for visitors without JavaScript (P3.17), in the language of its path. */
export async function FindScreen({ typed, language = DEFAULT_LANGUAGE }: FindScreenProps) {
  const text = ((Array.isArray(typed) ? typed[0] : typed) ?? "").slice(0, LONGEST).trim();
  const lead = (path: string): never => redirect(pathIn(language, path) as "/");
  const outcome = await findIn(language, text);
  if (!outcome) return lead(ROUTES.nearMe);
  if (outcome.kind === "unknown") return <FoundPlace text={text} near={outcome.near} />;
  const page = ownPageOf(outcome.means);
  if (page) return lead(page);
  const { location, text: wanted = "" } = outcome.means;
  if (!location) return lead(ROUTES.nearMe);
  const area = { center: location, radiusMiles: RADIUS_MILES };
  const filters = { ...EMPTY_FILTERS, text: wanted };
  const now = new Date();
  const found = filterRestaurants(await listRestaurantsNear(area), filters, now, (words) =>
    createTextMatcher(words, now),
  );
  const restaurants = found.slice(0, SHOWN).map((each) => withPictureText(language, each));
  return (
    <CardTexts language={language} restaurants={restaurants}>
      <FoundPlace text={text} location={location} wanted={wanted} restaurants={restaurants} />
    </CardTexts>
  );
}
