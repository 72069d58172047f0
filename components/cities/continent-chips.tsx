import type { MouseEvent } from "react";
import { chipVariants } from "@/components/ui/chip";
import { scrollToTopOf } from "@/lib/browser/scroll-to";
import { citySlug } from "@/lib/cities/slug";
import type { CityGroup } from "@/lib/cities/types";

/** The fragment contains the selected city, so a jump does not change it. In a new tab, or without JavaScript, the link works. */
function jump(event: MouseEvent<HTMLAnchorElement>) {
  const section = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (!section || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  section.focus({ preventScroll: true });
  scrollToTopOf(section);
}

/** The row of chips that jumps to a continent. */
export function ContinentChips({ groups }: { groups: CityGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <nav
      aria-label="Continents"
      className="flex gap-2 pt-1 pb-4 max-md:-mx-(--gutter) max-md:scroll-x max-md:px-(--gutter) md:flex-wrap md:pb-7"
    >
      {groups.map(({ continent, cities }) => (
        <a
          key={continent}
          href={`#${citySlug(continent)}`}
          onClick={jump}
          className={chipVariants({ className: "relative" })}
        >
          {continent}{" "}
          <span className="text-ink-3 tabular-nums">
            {cities.length}
            <span className="sr-only">{cities.length === 1 ? " city" : " cities"}</span>
          </span>
        </a>
      ))}
    </nav>
  );
}
