import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { Tip } from "@/components/site/tip";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { DEFAULT_LANGUAGE, LANGUAGES } from "@/lib/languages/languages";
import { nameAfterPrefix } from "@/lib/languages/name-after-prefix";
import english from "@/lib/messages/en/places/city.json";
import { languageNameIn } from "@/lib/phrases/card-in";
import type { PhraseCard } from "@/lib/phrases/types";
import { recordHref, ROUTES } from "@/lib/routes";

type Card = Pick<PhraseCard, "id" | "name" | "tag">;

/** On the page of a place: the way to the cards in the languages of its restaurants. */
export function CardsTip({ cards }: { cards: readonly Card[] }) {
  const t = useTexts("city", english);
  if (cards.length === 0) return null;
  const isEnglish = t.language === DEFAULT_LANGUAGE;
  const { tag } = LANGUAGES[t.language];
  const nameOf = (card: Card) => (isEnglish ? card.name : languageNameIn(t.language, card.tag));
  const languages = new Intl.ListFormat(isEnglish ? "en-GB" : tag, { type: "disjunction" }).format(
    cards.map(nameOf),
  );
  return (
    <Tip
      title={t("cards", { languages: nameAfterPrefix(t.language, languages) })}
      action={
        <ul className="flex flex-wrap gap-3">
          {cards.map((card) => (
            <li key={card.id}>
              <IntentLink
                href={recordHref(ROUTES.phrases, card.id)}
                className={buttonVariants({ variant: "line" })}
              >
                <Icon name="Languages" />
                {t("cards.card", { language: nameAfterPrefix(t.language, nameOf(card)) })}
              </IntentLink>
            </li>
          ))}
        </ul>
      }
    >
      {t("cards.text")}
    </Tip>
  );
}
