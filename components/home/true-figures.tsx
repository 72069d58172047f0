import { formatCount } from "@/lib/counts";
import { formatDay } from "@/lib/dates";
import type { RealHome } from "@/lib/home/types";

const FIGURE = "headline text-3xl leading-none tracking-snug lg:text-[2rem]";

type Counted = [count: number, one: string, many: string];

/** How much there is in the directory, in place of the sample claims (P3.19). */
export function TrueFigures({ places, cities, countries, importedOn }: RealHome) {
  const figures: Counted[] = [
    [places, "place", "places"],
    [cities, "city", "cities"],
    [countries, "country", "countries"],
  ];
  return (
    <section aria-label="In numbers" className="border-b border-line">
      <div className="wrap flex min-h-24 flex-wrap items-center justify-between gap-x-8 gap-y-3 py-5 font-label">
        {figures.map(([count, one, many]) => (
          <p key={one} className="flex items-center gap-3">
            <b className={FIGURE}>{formatCount(count)}</b> {count === 1 ? one : many}
          </p>
        ))}
        {importedOn && (
          <p className="text-ink-2">
            Last import <time dateTime={importedOn}>{formatDay(importedOn)}</time>
          </p>
        )}
      </div>
    </section>
  );
}
