import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { GuidePage } from "@/components/guides/guide-page";
import { langOf, TitleOf, wordsOf } from "@/components/guides/guide-words";
import { Nutrients } from "@/components/guides/nutrients";
import { SourceLinks } from "@/components/guides/source-links";
import { CardLink } from "@/components/ui/card-link";
import { Illustration } from "@/components/ui/reading/illustration";
import type { HealthTopic, Nutrient } from "@/lib/guides/types";
import english from "@/lib/messages/en/guides/guide-lists.json";
import { recordHref, ROUTES } from "@/lib/routes";

function TopicCard({ topic, eager }: { topic: HealthTopic; eager: boolean }) {
  const { id, description, sources, image } = topic;
  const t = useTexts("guide-lists", english);
  return (
    <article className="group relative flex h-full items-start gap-4 border-b border-line py-4.5 md:flex-col md:gap-0 md:overflow-hidden md:rounded-xl md:border-0 md:bg-(--card) md:py-0">
      <Illustration
        picture={image}
        eager={eager}
        lang={langOf(topic, t.language)}
        className="aspect-square w-thumb flex-none rounded-tile object-cover md:aspect-4/3 md:w-full md:rounded-none"
      />
      <div className="flex grow flex-col md:px-6 md:pt-5.5 md:pb-7">
        <h2 className="font-display text-xl leading-close font-heading tracking-snug text-balance md:text-h3">
          <CardLink href={recordHref(ROUTES.health, id)}>
            <TitleOf text={topic} page={t.language} />
          </CardLink>
        </h2>
        <p
          className="mt-1.5 mb-2 text-note leading-small text-pretty text-ink-2 md:mt-2.5 md:mb-3 md:text-body md:leading-normal"
          {...wordsOf(topic, t.language)}
        >
          {description}
        </p>
        <div className="relative z-1 mt-auto self-start text-ink-2">
          <SourceLinks
            sources={sources}
            lang={langOf(topic, t.language)}
            subject={<TitleOf text={topic} page={t.language} />}
          />
        </div>
      </div>
    </article>
  );
}

type HealthGuideProps = { topics: HealthTopic[]; nutrients: Nutrient[] };

export function HealthGuide({ topics, nutrients }: HealthGuideProps) {
  const t = useTexts("guide-lists", english);
  return (
    <GuidePage current={ROUTES.health} title={t("health")} lead={t("health.lead")}>
      <ul className="grid max-md:border-t max-md:border-line md:grid-cols-2 md:gap-5 xl:grid-cols-4">
        {topics.map((topic, index) => (
          <li
            key={topic.id}
            className="[--card:var(--sprout)] nth-2:[--card:var(--turmeric-soft)] nth-4:[--card:var(--beet-soft)]"
          >
            <TopicCard topic={topic} eager={index === 0} />
          </li>
        ))}
      </ul>
      <Nutrients nutrients={nutrients} />
      <p className="mt-6 flex max-w-216 items-start gap-2 text-small text-pretty text-ink-3">
        <Icon name="Info" size={18} className="mt-px flex-none" />
        {t("health.advice")}
      </p>
    </GuidePage>
  );
}
