import { useTexts } from "#texts";
import { Illustration } from "@/components/ui/reading/illustration";
import type { Mission } from "@/lib/about/types";
import english from "@/lib/messages/en/about/mission.json";

/** What the site is for, in one sentence and one picture. */
export function MissionHero({ statement, image }: Pick<Mission, "statement" | "image">) {
  const t = useTexts("mission", english);
  return (
    <div className="bg-sprout">
      <div className="wrap grid items-center gap-8 pt-8 md:pt-16 md:pb-18 lg:grid-cols-[minmax(0,0.88fr)_minmax(0,1.12fr)] lg:gap-[clamp(2rem,4vw,4rem)]">
        <div>
          <h1 className="headline text-[clamp(3.375rem,1.9rem+5.1vw,6.75rem)] leading-display tracking-tighter text-balance">
            {t("title")}
          </h1>
          <p className="mt-4 max-w-[20em] text-[clamp(1.25rem,1.1rem+0.55vw,1.5rem)] leading-copy tracking-snug text-pretty text-ink-2 md:mt-6">
            {t(statement)}
          </p>
        </div>
        <div className="overflow-hidden max-md:-mx-(--gutter) md:rounded-block">
          <Illustration
            picture={{ ...image, alt: t(image.alt) }}
            eager
            className="aspect-3/2 w-full object-cover"
          />
        </div>
      </div>
    </div>
  );
}
