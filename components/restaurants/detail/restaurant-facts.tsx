import { useFactWords } from "#fact-words";
import { useTexts } from "#texts";
import { BoxSources } from "@/components/restaurants/detail/box-sources";
import { UnknownFacts } from "@/components/restaurants/detail/unknown-facts";
import { ownWords } from "@/lib/languages/own-words";
import type { Translator } from "@/lib/languages/translator";
import english from "@/lib/messages/en/place.json";
import sourceTexts from "@/lib/messages/en/sources.json";
import { capitalize } from "@/lib/strings/capitalize";
import type { FactWords } from "@/lib/restaurants/words/fact-words";
import { sourceText, type FactSources } from "@/lib/restaurants/facts/fact-sources";
import type { Restaurant } from "@/lib/restaurants/types";
import { VEGAN_LEVEL_TEXTS } from "@/lib/restaurants/facts/vegan-level";
import { WHEELCHAIR_TEXTS } from "@/lib/restaurants/facts/wheelchair";

/** What is known, in the order of the list: name of the fact, its column, and its value. */
function knownFacts(
  { veganLevel, kind, cuisine, features, dietaryOptions, wheelchair }: Restaurant,
  t: Translator<keyof typeof english>,
  words: FactWords,
) {
  const level =
    veganLevel && words("level-meaning", veganLevel, VEGAN_LEVEL_TEXTS[veganLevel].meaning);
  const access =
    wheelchair && words("wheelchair-meaning", wheelchair, WHEELCHAIR_TEXTS[wheelchair].meaning);
  const listed = (group: Parameters<FactWords>[0], values: readonly string[]) =>
    values.map((value) => words(group, value)).join(t("separator"));
  const facts = [
    [t("fact.veganLevel"), "veganLevel", level],
    [t("fact.kind"), "kind", kind && capitalize(words("kind", kind))],
    [t("fact.cuisine"), "cuisine", listed("cuisine", cuisine)],
    [t("fact.features"), "features", listed("feature", features)],
    [t("fact.dietaryOptions"), "dietaryOptions", listed("dietary", dietaryOptions)],
    [t("fact.wheelchair"), "wheelchair", access],
  ] as const;
  return facts.filter(([, , value]) => value);
}

type RestaurantFactsProps = {
  restaurant: Restaurant;
  sources: FactSources;
  /** Whether corrections are kept. */
  isOpen: boolean;
};

/** What is known of a real restaurant: the description, then each fact, their sources with the month, and what is missing (P14.243). */
export function RestaurantFacts({ restaurant, sources, isOpen }: RestaurantFactsProps) {
  const { description } = restaurant;
  const t = useTexts("place", english);
  const say = useTexts("sources", sourceTexts);
  const facts = knownFacts(restaurant, t, useFactWords());
  return (
    <>
      {description && (
        <div className="pb-8">
          <p className="max-w-text text-lead text-pretty wrap-anywhere" {...ownWords(t.language)}>
            {description}
          </p>
          <p className="mt-2 text-small text-ink-3">
            {sourceText(restaurant, sources, "description", say)}
          </p>
        </div>
      )}
      <section className="pb-8">
        {facts.length > 0 && (
          <>
            <h2 className="mb-4 font-display text-h3">{t("facts")}</h2>
            <dl>
              {facts.map(([name, , value]) => (
                <div key={name} className="fact-row">
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <BoxSources {...{ restaurant, sources, facts }} />
          </>
        )}
        {isOpen && restaurant.closure !== "closed" && <UnknownFacts restaurant={restaurant} />}
      </section>
    </>
  );
}
