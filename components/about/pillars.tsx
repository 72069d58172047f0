import { useTexts } from "#texts";
import { Illustration } from "@/components/ui/reading/illustration";
import type { Pillar } from "@/lib/about/types";
import english from "@/lib/messages/en/about/mission.json";

/** The three pillars, each with its own background color. */
export function Pillars({ pillars }: { pillars: Pillar[] }) {
  const t = useTexts("mission", english);
  return (
    <ul className="wrap grid gap-4 pt-10 md:grid-cols-3 md:gap-5 md:pt-(--section)">
      {pillars.map(({ title, text, image }) => (
        <li
          key={title}
          className="overflow-hidden rounded-xl not-first:not-last:bg-sprout first:bg-turmeric-soft last:bg-beet-soft md:rounded-block"
        >
          <article>
            <Illustration
              picture={{ ...image, alt: t(image.alt) }}
              className="aspect-video w-full object-cover md:aspect-4/3"
            />
            <div className="px-5.5 pt-5.5 pb-6.5 md:pt-6 lg:px-8 lg:pt-7 lg:pb-9">
              <h2 className="headline text-[clamp(2rem,1.5rem+1vw,2.5rem)] leading-heading tracking-tight">
                {t(title)}
              </h2>
              <p className="mt-2 text-pretty text-ink-2 md:mt-3.5 md:text-title">{t(text)}</p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
