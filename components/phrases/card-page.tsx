import { Maximize } from "@/components/ui/icons";
import { ExplainedLines } from "@/components/phrases/explained-lines";
import { CARD_ID, LargeCard, SHOW_LARGE_ID } from "@/components/phrases/large-card";
import { BackLink } from "@/components/ui/back-link";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { PreviousNext } from "@/components/ui/reading/previous-next";
import { SectionTabs } from "@/components/ui/section-tabs";
import { formatDay } from "@/lib/dates";
import { menuEntries } from "@/lib/navigation";
import { countryNamesOf } from "@/lib/phrases/cards";
import { cardTitle, PHRASES_TITLE } from "@/lib/phrases/titles";
import type { PhraseCard, PhraseCheck } from "@/lib/phrases/types";
import { recordHref, ROUTES } from "@/lib/routes";

const HOW: Readonly<Record<PhraseCheck["how"], string>> = {
  "second-reading": "checked again, sentence by sentence, by the person who wrote them",
  "independent-reading": "read by a second reader who did not write them",
  "native-speaker": "read by a native speaker",
};

function CheckNote({ checked: { on, how } }: PhraseCard) {
  return (
    <p className="mt-6 text-small text-ink-3">
      The sentences were {HOW[how]}, on <time dateTime={on}>{formatDay(on)}</time>.
      {how !== "native-speaker" && " No native speaker has confirmed them yet."} Does one sound
      wrong?{" "}
      <IntentLink href={ROUTES.contact} className="link text-inherit">
        Tell us
      </IntentLink>
      .
    </p>
  );
}

/** Where the card is understood: "Austria, Germany, Switzerland and South Tyrol in Italy". */
function countriesOf(card: PhraseCard) {
  const names = [...countryNamesOf(card), ...(card.alsoIn ? [card.alsoIn] : [])];
  return new Intl.ListFormat("en-GB").format(names);
}

type CardPageProps = {
  card: PhraseCard;
  previous: PhraseCard | undefined;
  next: PhraseCard | undefined;
};

/** One phrase card: to show, to say, and what "vegan" means to a kitchen there. */
export function CardPage({ card, previous, next }: CardPageProps) {
  const linkTo = (other: PhraseCard | undefined) =>
    other && { href: recordHref(ROUTES.phrases, other.id), title: other.name };
  return (
    <main className="wrap">
      <SectionTabs
        label="Guide pages"
        tabs={menuEntries("guides")}
        current={ROUTES.phrases}
        below
      />
      <article>
        <header className="pt-3 md:pt-10">
          <BackLink href={ROUTES.phrases} label={PHRASES_TITLE} />
          <h1 className="mt-1 headline text-h1 text-balance">{cardTitle(card)}</h1>
          <p className="mt-4 max-w-text text-lead text-pretty text-ink-2 print:hidden">
            Show this card to whoever takes your order. Once opened, it also works without a
            connection.
          </p>
        </header>
        <div className="mt-6 grid gap-5 md:mt-8">
          <LargeCard card={card} />
          <a
            id={SHOW_LARGE_ID}
            href={`#${CARD_ID}`}
            className={buttonVariants({
              variant: "beet",
              size: "lg",
              className: "md:justify-self-start",
            })}
          >
            <Maximize size={20} strokeWidth={1.9} aria-hidden="true" />
            Show large
          </a>
        </div>
        <div className="mt-12 grid items-start gap-10 md:mt-16 reading:grid-cols-2 reading:gap-16 print:hidden">
          <section aria-labelledby="sentences">
            <h2 id="sentences" className="mb-5 font-display text-h2">
              What it says
            </h2>
            <ExplainedLines card={card} />
            <CheckNote {...card} />
          </section>
          <section aria-labelledby="kitchen" className="rounded-xl bg-sprout p-5 md:px-7 md:py-6">
            <h2 id="kitchen" className="font-display text-h3">
              What vegan means here
            </h2>
            <p className="mt-3 text-pretty">{card.note}</p>
            <h3 className="mt-5 text-h4">Understood in restaurants in</h3>
            <p className="mt-1 text-ink-2">{countriesOf(card)}</p>
          </section>
        </div>
      </article>
      <PreviousNext label="Phrase cards" previous={linkTo(previous)} next={linkTo(next)} />
    </main>
  );
}
