import { factLabel } from "@/lib/desk/facts";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { listComma } from "@/lib/languages/marks";
import { textsIn } from "@/lib/languages/texts-in";
import type claims from "@/lib/messages/en/mails/claims.json";
import type labels from "@/lib/messages/en/forms/facts.json";
import type place from "@/lib/messages/en/place.json";
import { OWNER_LINK_NAMES } from "@/lib/restaurants/facts/owner-facts";
import { isRestaurantFact } from "@/lib/restaurants/facts/restaurant-facts";

function factName(language: Language, fact: string) {
  if (language === DEFAULT_LANGUAGE) return factLabel(fact);
  if (isRestaurantFact(fact)) return textsIn<keyof typeof labels>(language, "fact-labels")(fact);
  const link = OWNER_LINK_NAMES.find((name) => name === fact);
  if (link) return textsIn<keyof typeof place>(language, "place")(`link.${link}`);
  if (fact === "closedDates")
    return textsIn<keyof typeof claims>(language, "claim-mails")("closed-dates");
  return factLabel(fact);
}

/** Facts of a restaurant by what the language calls them: "Phone, Website", "電話、網站". */
export const factNames = (language: Language, facts: readonly string[]) =>
  facts.map((fact) => factName(language, fact)).join(listComma(language));
