import { notFound } from "next/navigation";
import { SubjectTexts } from "@/app/subject-texts";
import { CorrectionLead } from "@/components/corrections/correction-lead";
import { CorrectionPage } from "@/components/corrections/correction-page";
import { FactsForm } from "@/components/corrections/facts-form";
import { presentFacts } from "@/lib/corrections/present-facts";
import { getNearCities } from "@/lib/corrections/queries";
import { hasDatabase } from "@/lib/database/has-database";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn, type Subject } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/forms/pages.json";
import { CUISINES } from "@/lib/restaurants/filters/filter-options";
import { getRestaurant } from "@/lib/restaurants/queries";
import { cuisinesAmong } from "@/lib/restaurants/words/fact-words-in";
import { getOwnTrust } from "@/lib/trust/queries";

/** What the islands of the form say, those of its map included. */
const SUBJECTS: readonly Subject[] = [
  "correction-form",
  "fact-fields",
  "facts-form",
  "form",
  "live-map",
  "map",
  "map-box",
];

type CorrectScreenProps = { id: string; language?: Language };

/** Where anyone corrects the facts of a restaurant, in the language of the page's path. */
export async function CorrectScreen({ id, language = DEFAULT_LANGUAGE }: CorrectScreenProps) {
  const restaurant = hasDatabase() ? await getRestaurant(id) : undefined;
  if (!restaurant) notFound();
  const [trust, cities] = await Promise.all([getOwnTrust(), getNearCities(restaurant)]);
  const t = textsIn<keyof typeof english>(language, "form-pages");
  const cuisines = cuisinesAmong(language, [...CUISINES, ...restaurant.cuisine]);
  return (
    <SubjectTexts language={language} subjects={SUBJECTS} more={{ cuisines }}>
      <CorrectionPage
        restaurant={restaurant}
        title={t("correct.question")}
        lead={<CorrectionLead isTrusted={trust?.level === "trusted"} />}
      >
        <FactsForm restaurantId={id} facts={presentFacts(restaurant, cities, language)} />
      </CorrectionPage>
    </SubjectTexts>
  );
}
