import { useFactWords } from "#fact-words";
import { useTexts } from "#texts";
import type { ReactNode } from "react";
import { ChipLink } from "@/components/places/chip-link";
import { VeganLevelBadge } from "@/components/site/vegan-level-badge";
import { chipVariants } from "@/components/ui/chip";
import { IntentLink } from "@/components/ui/intent-link";
import { formatCountIn } from "@/lib/languages/format-count";
import english from "@/lib/messages/en/places/city.json";
import type { PlaceFacts } from "@/lib/database/records/place-records";
import { OWN_PAGE_COUNT, viewPath, type PlaceView } from "@/lib/places/view";

/** The others are behind "More". */
const SHOWN_CHIPS = 8;

function Facet({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="md:flex md:gap-4">
      <h2 id={id} className="flex min-h-8 flex-none items-center font-title md:min-h-10 md:w-30">
        {title}
      </h2>
      {children}
    </section>
  );
}

type LevelsProps = { href: string; levels: PlaceFacts["levels"] };

function Levels({ href, levels }: LevelsProps) {
  const t = useTexts("city", english);
  return (
    <ul className="flex flex-wrap gap-x-5 md:gap-x-8">
      {levels
        .filter(({ count }) => count > 0)
        .map(({ level, count }) => (
          <li
            key={level}
            className="group relative flex min-h-12 grow items-center justify-between gap-2 border-b border-line md:min-h-10 md:grow-0 md:border-0"
          >
            {count >= OWN_PAGE_COUNT ? (
              <IntentLink
                href={`${href}${viewPath({ level, page: 1 })}`}
                className="card-link rounded-badge"
              >
                <VeganLevelBadge level={level} />
              </IntentLink>
            ) : (
              <VeganLevelBadge level={level} />
            )}
            <b className="tabular-nums">{formatCountIn(t.language, count)}</b>
          </li>
        ))}
    </ul>
  );
}

type ChipsProps = {
  href: string;
  counted: PlaceFacts["cuisines"];
  /** The words of the button that shows the others, and of each. */
  more: string;
  wordOf: (name: string) => string;
  viewOf: (name: string) => PlaceView;
};

function Chips({ href, counted, more, wordOf, viewOf }: ChipsProps) {
  const chips = counted.map(({ name, count }) => (
    <li key={name} className="flex-none">
      <ChipLink href={`${href}${viewPath(viewOf(name))}`} count={count}>
        {wordOf(name)}
      </ChipLink>
    </li>
  ));
  return (
    <div className="min-w-0 gap-2 md:flex md:flex-wrap">
      <ul className="flex gap-2 max-md:overflow-x-auto max-md:pb-2 md:contents">
        {chips.slice(0, SHOWN_CHIPS)}
      </ul>
      {chips.length > SHOWN_CHIPS && (
        <details className="open:basis-full">
          <summary
            className={chipVariants({ className: "cursor-pointer list-none border-dashed" })}
          >
            {more}
          </summary>
          <ul className="mt-2 flex flex-wrap gap-2">{chips.slice(SHOWN_CHIPS)}</ul>
        </details>
      )}
    </div>
  );
}

const withPage = (counted: PlaceFacts["cuisines"]) =>
  counted.filter(({ count }) => count >= OWN_PAGE_COUNT);

type PlaceFacetsProps = { href: string; facts: PlaceFacts };

/** How vegan the restaurants of a place are, their cuisines and districts; each with a page of its own where there are enough (P14.648). */
export function PlaceFacets({ href, facts }: PlaceFacetsProps) {
  const t = useTexts("city", english);
  const words = useFactWords();
  const cuisines = withPage(facts.cuisines);
  const districts = withPage(facts.districts);
  return (
    <div className="grid grid-cols-1 gap-5 border-y border-line py-5 md:py-7">
      <Facet id="levels" title={t("facet.levels")}>
        <Levels href={href} levels={facts.levels} />
      </Facet>
      {cuisines.length > 0 && (
        <Facet id="cuisines" title={t("facet.cuisines")}>
          <Chips
            href={href}
            counted={cuisines}
            more={t("more.cuisines")}
            wordOf={(cuisine) => words("cuisine", cuisine)}
            viewOf={(cuisine) => ({ cuisine, page: 1 })}
          />
        </Facet>
      )}
      {districts.length > 0 && (
        <Facet id="districts" title={t("facet.districts")}>
          <Chips
            href={href}
            counted={districts}
            more={t("more.districts")}
            wordOf={(district) => district}
            viewOf={(district) => ({ district, page: 1 })}
          />
        </Facet>
      )}
    </div>
  );
}
