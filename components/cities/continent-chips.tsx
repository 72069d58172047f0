import { useTexts } from "#texts";
import { useFactWords } from "#fact-words";
import type { MouseEvent } from "react";
import { chipVariants } from "@/components/ui/chip";
import { isPlainPress } from "@/lib/browser/is-plain-press";
import { scrollToTopOf } from "@/lib/browser/scroll-to";
import english from "@/lib/messages/en/places/cities.json";
import { citySlug } from "@/lib/cities/slug";
import type { CityGroup } from "@/lib/cities/types";

/** The fragment contains the selected city, so a jump does not change it. In a new tab, or without JavaScript, the link works. */
function jump(event: MouseEvent<HTMLAnchorElement>) {
  const section = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (!section || !isPlainPress(event)) return;
  event.preventDefault();
  section.focus({ preventScroll: true });
  scrollToTopOf(section);
}

/** The row of chips that jumps to a continent. */
export function ContinentChips({ groups }: { groups: CityGroup[] }) {
  const t = useTexts("cities", english);
  const words = useFactWords();
  if (groups.length === 0) return null;
  return (
    <nav
      aria-label={t("continents")}
      className="flex gap-2 pt-1 pb-4 max-md:-mx-(--gutter) max-md:scroll-x max-md:px-(--gutter) md:flex-wrap md:pb-7"
    >
      {groups.map(({ continent, cities }) => (
        <a
          key={continent}
          href={`#${citySlug(continent)}`}
          onClick={jump}
          className={chipVariants({ className: "relative" })}
        >
          {words("continent", continent)}{" "}
          <span className="text-ink-3 tabular-nums">
            {cities.length}
            <span className="sr-only">{t("continent.cities", { count: cities.length })}</span>
          </span>
        </a>
      ))}
    </nav>
  );
}
