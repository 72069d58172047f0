import { useTexts } from "#texts";
import { AvatarRow } from "@/components/ui/avatar";
import { Illustration } from "@/components/ui/reading/illustration";
import { Star } from "@/components/site/rating";
import type { Claim, FoundingStory as Story } from "@/lib/about/types";
import { cn } from "@/lib/cn";
import { LANGUAGES } from "@/lib/languages/languages";
import english from "@/lib/messages/en/about/mission.json";

function Founders({ founders }: Pick<Story, "founders">) {
  const t = useTexts("mission", english);
  const names = new Intl.ListFormat(LANGUAGES[t.language].tag);
  return (
    <div className="mt-9 flex items-center gap-4.5">
      <AvatarRow
        avatars={founders.map(({ avatar }) => avatar)}
        size={64}
        imageClassName="rounded-pin-lg border-3 border-grove not-first:-ms-3"
      />
      <p>
        <b>{names.format(founders.map(({ name }) => name))}</b>
        <span className="block text-note text-on-grove-2">{t("founders")}</span>
      </p>
    </div>
  );
}

function Claims({ claims }: { claims: Claim[] }) {
  const t = useTexts("mission", english);
  return (
    <dl className="col-span-full grid border-t border-grove-2 md:mt-4 md:grid-cols-3">
      {claims.map(({ value, label }) => (
        <div
          key={label}
          className={cn(
            "flex justify-between gap-2 border-grove-2 py-4.5 not-last:border-b",
            "max-md:flex-row-reverse max-md:items-baseline last:max-md:pb-0",
            "md:flex-col-reverse md:justify-end md:gap-2.5 md:pt-9 md:pb-0 md:not-first:border-s md:not-first:ps-8 md:not-last:border-b-0",
          )}
        >
          <dt className="text-on-grove-2">{t(label)}</dt>
          <dd className="flex items-center gap-[0.1em] headline text-[2.75rem] leading-flat tracking-tighter md:text-[clamp(3rem,1.6rem+4.2vw,5.5rem)]">
            {t(value)}
            {label === "claim.rating" && <Star className="size-[0.5em] stroke-none!" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The founding story, with figures. */
export function FoundingStory({ story, claims }: { story: Story; claims: Claim[] }) {
  const t = useTexts("mission", english);
  const { title, opening, paragraphs, founders, image } = story;
  return (
    <section
      aria-labelledby="founding-story"
      className="on-grove mt-(--section) bg-grove py-(--section) text-on-grove"
    >
      <div className="wrap grid items-start gap-[clamp(2.5rem,7vw,7rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)]">
        <div>
          <h2
            id="founding-story"
            className="headline text-[clamp(2.75rem,1.7rem+3.4vw,5rem)] leading-display tracking-heading text-balance"
          >
            {t(title)}
          </h2>
          <Illustration
            picture={{ ...image, alt: t(image.alt) }}
            className="mt-7 aspect-3/2 w-full rounded-xl object-cover md:mt-10"
          />
        </div>
        <div>
          <div className="grid max-w-144 gap-5 text-title leading-relaxed text-pretty text-on-grove-2 md:text-large">
            <p className="font-display text-[clamp(1.5rem,1.25rem+0.8vw,1.875rem)] leading-title font-bold tracking-snug text-on-grove">
              {t(opening)}
            </p>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{t(paragraph)}</p>
            ))}
          </div>
          <Founders founders={founders} />
        </div>
        <Claims claims={claims} />
        <p className="col-span-full text-small text-on-grove-2">{t("story.sample")}</p>
      </div>
    </section>
  );
}
