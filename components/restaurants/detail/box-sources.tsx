import { useTexts } from "#texts";
import english from "@/lib/messages/en/sources.json";
import {
  fromSources,
  sourceNames,
  sourcesLine,
  type FactSources,
  type NamedFact,
} from "@/lib/restaurants/facts/fact-sources";
import type { Restaurant } from "@/lib/restaurants/types";

type BoxSourcesProps = {
  restaurant: Restaurant;
  sources: FactSources;
  /** What the box shows. */
  facts: readonly NamedFact[];
};

/** Who says the facts of a box, once for all of them; on demand by fact, where there are several sources (P14.243). */
export function BoxSources({ restaurant, sources, facts }: BoxSourcesProps) {
  const t = useTexts("sources", english);
  const line = sourcesLine(restaurant, sources, facts, t);
  if (!line) return null;
  const names = sourceNames(restaurant, sources, facts, t);
  if (names.length === 1) return <p className="mt-2 text-small text-ink-3">{line}</p>;
  return (
    <details className="mt-2 text-small text-ink-3">
      <summary className="w-fit cursor-pointer py-2 hover:underline">
        {fromSources(names, t)}
      </summary>
      <p>{line}</p>
    </details>
  );
}
