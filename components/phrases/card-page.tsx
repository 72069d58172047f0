import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { CheckNote } from "@/components/phrases/check-note";
import { ExplainedLines } from "@/components/phrases/explained-lines";
import { CARD_ID, LargeCard, SHOW_LARGE_ID } from "@/components/phrases/large-card";
import { BackLink } from "@/components/ui/back-link";
import { buttonVariants } from "@/components/ui/button";
import { PreviousNext } from "@/components/ui/reading/previous-next";
import { SectionTabs } from "@/components/ui/section-tabs";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/languages/languages";
import { nameAfterPrefix } from "@/lib/languages/name-after-prefix";
import article from "@/lib/messages/en/guides/article.json";
import layout from "@/lib/messages/en/layout.json";
import english from "@/lib/messages/en/phrases.json";
import { menuEntries } from "@/lib/navigation";
import { countryNamesOf } from "@/lib/phrases/cards";
import type { PhraseCard } from "@/lib/phrases/types";
import { recordHref, ROUTES } from "@/lib/routes";
import { capitalize } from "@/lib/strings/capitalize";

/** Where the card is understood: "Austria, Germany, Switzerland and South Tyrol in Italy". */
function countriesOf(card: PhraseCard, language: Language) {
  const names = [...countryNamesOf(card, language), ...(card.alsoIn ? [card.alsoIn] : [])];
  const { tag } = LANGUAGES[language];
  return new Intl.ListFormat(language === DEFAULT_LANGUAGE ? "en-GB" : tag).format(names);
}

type CardPageProps = {
  card: PhraseCard;
  previous: PhraseCard | undefined;
  next: PhraseCard | undefined;
};

/** One phrase card: to show, to say, and what "vegan" means to a kitchen there. */
export function CardPage({ card, previous, next }: CardPageProps) {
  const t = useTexts("phrases", english);
  const linkTo = (other: PhraseCard | undefined) =>
    other && { href: recordHref(ROUTES.phrases, other.id), title: capitalize(other.name) };
  return (
    <main className="wrap">
      <SectionTabs
        label={useTexts("article", article)("tabs")}
        tabs={menuEntries("guides", useTexts("layout", layout))}
        current={ROUTES.phrases}
        below
      />
      <article>
        <header className="pt-3 md:pt-10">
          <BackLink href={ROUTES.phrases} label={t("title")} landmark={t("breadcrumb")} />
          <h1 className="mt-1 headline text-h1 text-balance">
            {t("card.title", { language: nameAfterPrefix(t.language, card.name) })}
          </h1>
          <p className="mt-4 max-w-text text-lead text-pretty text-ink-2 print:hidden">
            {t("card.lead")}
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
            <Icon name="Maximize" />
            {t("large")}
          </a>
        </div>
        <div className="mt-12 grid items-start gap-10 md:mt-16 reading:grid-cols-2 reading:gap-16 print:hidden">
          <section aria-labelledby="sentences">
            <h2 id="sentences" className="mb-5 font-display text-h2">
              {t("lines")}
            </h2>
            <ExplainedLines card={card} />
            <CheckNote {...card} />
          </section>
          <section aria-labelledby="kitchen" className="rounded-xl bg-sprout p-5 md:px-7 md:py-6">
            <h2 id="kitchen" className="font-display text-h3">
              {t("note")}
            </h2>
            <p className="mt-3 text-pretty">{card.note}</p>
            <h3 className="mt-5 text-h4">{t("countries")}</h3>
            <p className="mt-1 text-ink-2">{countriesOf(card, t.language)}</p>
          </section>
        </div>
      </article>
      <PreviousNext
        label={t("cards")}
        previous={linkTo(previous)}
        next={linkTo(next)}
        words={{ previous: t("previous"), next: t("next") }}
      />
    </main>
  );
}
