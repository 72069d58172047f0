import { Phrase } from "@/components/phrases/phrase";
import { CardLink } from "@/components/ui/card-link";
import { SectionPage } from "@/components/ui/section-page";
import { menuEntries } from "@/lib/navigation";
import { cardsByCountry, type CountryCards } from "@/lib/phrases/cards";
import { PHRASES_TITLE } from "@/lib/phrases/titles";
import type { PhraseCard } from "@/lib/phrases/types";
import { recordHref, ROUTES } from "@/lib/routes";

const cardHref = ({ id }: PhraseCard) => recordHref(ROUTES.phrases, id);

function LanguageRow({ card }: { card: PhraseCard }) {
  return (
    <li className="group relative flex min-h-14 break-inside-avoid flex-wrap items-center justify-between gap-x-4 border-t border-line py-2.5">
      <CardLink href={cardHref(card)} className="font-strong">
        {card.name}
      </CardLink>
      <Phrase card={card} className="text-ink-2">
        {card.ownName}
      </Phrase>
    </li>
  );
}

function CountryRow({ country, cards }: CountryCards) {
  return (
    <li className="flex break-inside-avoid flex-wrap items-center gap-x-3 border-t border-line py-1">
      <span className="mr-auto">{country}</span>
      {cards.map((card) => (
        <a key={card.id} href={cardHref(card)} className="link tap">
          {card.name}
        </a>
      ))}
    </li>
  );
}

const HEADING = "mb-4 font-display text-h2";
const COLUMNS = "gap-x-10 border-b border-line sm:columns-2 lg:columns-3";

/** The phrase cards, by language and by country. */
export function CardList({ cards }: { cards: PhraseCard[] }) {
  return (
    <SectionPage
      tabs={{ label: "Guide pages", tabs: menuEntries("guides"), current: ROUTES.phrases }}
      title={PHRASES_TITLE}
      lead={`A card in ${cards.length} languages to show to whoever cooks: what you do not eat, what you do, and a question.`}
    >
      <p className="max-w-text text-pretty text-ink-2">
        In many kitchens “vegetarian” leaves room for broth, egg or fish, and “no meat” for ham or
        chicken. Each card names every food in words that a kitchen uses, and its page says how the
        word vegan is understood there. A card that you have opened also works without a connection.{" "}
        <a href="#by-country" className="link">
          Look it up by country
        </a>
        .
      </p>
      <section aria-labelledby="by-language" className="mt-9 md:mt-12">
        <h2 id="by-language" className={HEADING}>
          By language
        </h2>
        <ul className={COLUMNS}>
          {cards.map((card) => (
            <LanguageRow key={card.id} card={card} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="by-country" className="mt-12 md:mt-16">
        <h2 id="by-country" className={HEADING}>
          By country
        </h2>
        <ul className={COLUMNS}>
          {cardsByCountry(cards).map((entry) => (
            <CountryRow key={entry.country} {...entry} />
          ))}
        </ul>
      </section>
    </SectionPage>
  );
}
