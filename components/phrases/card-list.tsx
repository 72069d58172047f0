import { useTexts } from "#texts";
import { Phrase } from "@/components/phrases/phrase";
import { CardLink } from "@/components/ui/card-link";
import { PageLink } from "@/components/ui/page-link";
import { SectionPage } from "@/components/ui/section-page";
import { LANGUAGES } from "@/lib/languages/languages";
import { nameAfterPrefix } from "@/lib/languages/name-after-prefix";
import article from "@/lib/messages/en/guides/article.json";
import layout from "@/lib/messages/en/layout.json";
import city from "@/lib/messages/en/places/city.json";
import english from "@/lib/messages/en/phrases.json";
import { menuEntries } from "@/lib/navigation";
import { cardsByCountry, type CountryCards } from "@/lib/phrases/cards";
import type { PhraseCard } from "@/lib/phrases/types";
import { recordHref, ROUTES } from "@/lib/routes";
import { capitalize } from "@/lib/strings/capitalize";

const cardHref = ({ id }: PhraseCard) => recordHref(ROUTES.phrases, id);

/** The name of a language; that of the page itself is what the link to the page in it says. */
function useNameOf() {
  const t = useTexts("city", city);
  const { tag } = LANGUAGES[t.language];
  return (card: PhraseCard) =>
    card.tag === tag
      ? t("cards.card", { language: nameAfterPrefix(t.language, card.name) })
      : capitalize(card.name);
}

function LanguageRow({ card }: { card: PhraseCard }) {
  const nameOf = useNameOf();
  return (
    <li className="group relative flex min-h-14 break-inside-avoid flex-wrap items-center justify-between gap-x-4 border-t border-line py-2.5">
      <CardLink href={cardHref(card)} className="font-strong">
        {nameOf(card)}
      </CardLink>
      <Phrase card={card} className="text-ink-2">
        {card.ownName}
      </Phrase>
    </li>
  );
}

function CountryRow({ country, cards }: CountryCards) {
  const nameOf = useNameOf();
  return (
    <li className="flex break-inside-avoid flex-wrap items-center gap-x-3 border-t border-line py-1">
      <span className="me-auto">{country}</span>
      {cards.map((card) => (
        <PageLink key={card.id} href={cardHref(card)} className="link tap">
          {nameOf(card)}
        </PageLink>
      ))}
    </li>
  );
}

const HEADING = "mb-4 font-display text-h2";
const COLUMNS = "gap-x-10 border-b border-line sm:columns-2 lg:columns-3";

/** The phrase cards, by language and by country. */
export function CardList({ cards }: { cards: PhraseCard[] }) {
  const t = useTexts("phrases", english);
  const tabs = {
    label: useTexts("article", article)("tabs"),
    tabs: menuEntries("guides", useTexts("layout", layout)),
    current: ROUTES.phrases,
  };
  return (
    <SectionPage tabs={tabs} title={t("title")} lead={t("lead", { count: cards.length })}>
      <p className="max-w-text text-pretty text-ink-2">
        {t.rich("intro", {
          link: (text) => (
            <a key="link" href="#by-country" className="link">
              {text}
            </a>
          ),
        })}
      </p>
      <section aria-labelledby="by-language" className="mt-9 md:mt-12">
        <h2 id="by-language" className={HEADING}>
          {t("by-language")}
        </h2>
        <ul className={COLUMNS}>
          {cards.map((card) => (
            <LanguageRow key={card.id} card={card} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="by-country" className="mt-12 md:mt-16">
        <h2 id="by-country" className={HEADING}>
          {t("by-country")}
        </h2>
        <ul className={COLUMNS}>
          {cardsByCountry(cards, t.language).map((entry) => (
            <CountryRow key={entry.country} {...entry} />
          ))}
        </ul>
      </section>
    </SectionPage>
  );
}
