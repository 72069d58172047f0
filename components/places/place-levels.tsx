import { ChipLink } from "@/components/places/chip-link";
import { VeganLevelBadge } from "@/components/site/vegan-level-badge";
import { IntentLink } from "@/components/ui/intent-link";
import { cn } from "@/lib/cn";
import { formatCount } from "@/lib/counts";
import type { PlaceFacts } from "@/lib/database/records/place-records";
import { OWN_PAGE_COUNT, viewPath } from "@/lib/places/view";
import { VEGAN_LEVEL_TEXTS, type VeganLevel } from "@/lib/restaurants/facts/vegan-level";

const SHOWN_CUISINES = 16;

const TONES: Record<VeganLevel, string> = {
  vegan: "bg-leaf",
  vegetarian: "bg-leaf-soft inset-ring inset-ring-leaf",
  "vegan options": "bg-sprout-2 inset-ring inset-ring-control",
  "few vegan options": "inset-ring inset-ring-control",
};

/** The levels as parts of one bar; their numbers are in the list below it. */
function LevelBar({ levels }: Pick<PlaceFacts, "levels">) {
  return (
    <div className="mb-2 flex h-4 gap-1" aria-hidden="true">
      {levels
        .filter(({ count }) => count > 0)
        .map(({ level, count }) => (
          <span
            key={level}
            style={{ flexGrow: count }}
            className={cn("min-w-1.5 rounded-tag", TONES[level])}
          />
        ))}
    </div>
  );
}

type PlaceLevelsProps = { href: string; facts: PlaceFacts };

/** How vegan the restaurants of a place are, and their cuisines; each with a page of its own where there are enough. */
export function PlaceLevels({ href, facts: { levels, cuisines } }: PlaceLevelsProps) {
  const frequent = cuisines.filter(({ count }) => count >= OWN_PAGE_COUNT).slice(0, SHOWN_CUISINES);
  return (
    <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
      <section aria-labelledby="levels">
        <h2 id="levels" className="mb-4 font-display text-h2">
          How vegan is it?
        </h2>
        <LevelBar levels={levels} />
        <ul>
          {levels.map(({ level, count }) => {
            const { meaning } = VEGAN_LEVEL_TEXTS[level];
            return (
              <li
                key={level}
                className="group relative flex min-h-14 items-center gap-3.5 border-t border-line first:border-t-0 last:border-b"
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
                <span className="text-note text-ink-2">{meaning}</span>
                <b className="ml-auto tabular-nums">{formatCount(count)}</b>
              </li>
            );
          })}
        </ul>
      </section>
      {frequent.length > 0 && (
        <section aria-labelledby="cuisines">
          <h2 id="cuisines" className="mb-4 font-display text-h2">
            By cuisine
          </h2>
          <ul className="flex flex-wrap gap-2">
            {frequent.map(({ name, count }) => (
              <li key={name}>
                <ChipLink href={`${href}${viewPath({ cuisine: name, page: 1 })}`} count={count}>
                  {name}
                </ChipLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
