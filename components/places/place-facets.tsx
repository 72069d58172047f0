import { useFactWords } from "#fact-words";
import { useTexts } from "#texts";
import type { ReactNode } from "react";
import { ChipLinks } from "@/components/places/chip-links";
import { VeganLevelBadge } from "@/components/site/vegan-level-badge";
import { IntentLink } from "@/components/ui/intent-link";
import { formatCountIn } from "@/lib/languages/format-count";
import english from "@/lib/messages/en/places/city.json";
import type { PlaceFacts } from "@/lib/database/records/place-records";
import { OWN_PAGE_COUNT, viewPath, type PlaceView } from "@/lib/places/view";

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

const withPage = (counted: PlaceFacts["cuisines"]) =>
  counted.filter(({ count }) => count >= OWN_PAGE_COUNT);

type PlaceFacetsProps = { href: string; facts: PlaceFacts };

/** How vegan the restaurants of a place are, their cuisines and districts; each with a page of its own where there are enough (P14.648). */
export function PlaceFacets({ href, facts }: PlaceFacetsProps) {
  const t = useTexts("city", english);
  const words = useFactWords();
  const cuisines = withPage(facts.cuisines);
  const districts = withPage(facts.districts);
  const linkOf = (view: PlaceView, count: number) => ({
    href: `${href}${viewPath(view)}`,
    count: formatCountIn(t.language, count),
  });
  return (
    <div className="grid grid-cols-1 gap-5 border-y border-line py-5 md:py-7">
      <Facet id="levels" title={t("facet.levels")}>
        <Levels href={href} levels={facts.levels} />
      </Facet>
      {cuisines.length > 0 && (
        <Facet id="cuisines" title={t("facet.cuisines")}>
          <ChipLinks
            more={t("more.cuisines")}
            chips={cuisines.map(({ name, count }) => ({
              ...linkOf({ cuisine: name, page: 1 }, count),
              text: words("cuisine", name),
            }))}
          />
        </Facet>
      )}
      {districts.length > 0 && (
        <Facet id="districts" title={t("facet.districts")}>
          <ChipLinks
            more={t("more.districts")}
            chips={districts.map(({ name, count }) => ({
              ...linkOf({ district: name, page: 1 }, count),
              text: name,
            }))}
          />
        </Facet>
      )}
    </div>
  );
}
