import { useTexts } from "#texts";
import { useCommunityTabs } from "@/components/community/use-community-tabs";
import { Icon } from "@/components/ui/icon";
import { Avatar } from "@/components/ui/avatar";
import { BackLink } from "@/components/ui/back-link";
import { CardLink } from "@/components/ui/card-link";
import { PreviousNext } from "@/components/ui/reading/previous-next";
import { SampleNote } from "@/components/ui/sample-note";
import { SectionTabs } from "@/components/ui/section-tabs";
import { Star } from "@/components/site/rating";
import type { Contribution } from "@/lib/community/contributions";
import type { SampleMember } from "@/lib/community/types";
import { sampleLocationIn } from "@/lib/community/sample-location";
import { formatCountIn } from "@/lib/languages/format-count";
import { formatDayIn } from "@/lib/languages/format-day";
import { formatDecimal } from "@/lib/languages/format-decimal";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import { ownWords } from "@/lib/languages/own-words";
import english from "@/lib/messages/en/members/members.json";
import { recordHref, ROUTES } from "@/lib/routes";

const VALUE = "flex items-center gap-1 font-display text-4xl leading-[1.1] font-extrabold";

function Figures({ reviews, rating }: Pick<SampleMember, "reviews" | "rating">) {
  const t = useTexts("members", english);
  return (
    <dl className="mt-5 flex flex-wrap gap-8 tabular-nums">
      <div className="flex flex-col-reverse">
        <dt className="text-small text-ink-2">{t("figure.reviews", { count: reviews })}</dt>
        <dd className={VALUE}>{formatCountIn(t.language, reviews)}</dd>
      </div>
      <div className="flex flex-col-reverse">
        <dt className="text-small text-ink-2">{t("figure.rating")}</dt>
        <dd className={VALUE}>
          <Star size={20} />
          {formatDecimal(t.language, rating, true)}
        </dd>
      </div>
    </dl>
  );
}

/** What a sample wrote is in English. */
function OwnTitle({ title }: { title: string }) {
  const { language } = useTexts("members", english);
  if (language === DEFAULT_LANGUAGE) return title;
  return <bdi lang="en">{title}</bdi>;
}

function Contributions({ contributions }: { contributions: Contribution[] }) {
  const t = useTexts("members", english);
  return (
    <section aria-labelledby="contributions" className="mt-12 md:mt-16">
      <h2 id="contributions" className="mb-5 font-display text-h2 font-extrabold">
        {t("member.written")}
      </h2>
      <ul className="border-t border-line">
        {contributions.map(({ kind, title, href, date }) => (
          <li
            key={href}
            className="group relative grid gap-x-6 gap-y-1 border-b border-line py-5 md:grid-cols-[11rem_minmax(0,1fr)_auto] md:items-baseline"
          >
            <span className="text-small text-ink-3">{t("member.did", { kind })}</span>
            <h3
              className="text-[1.0938rem] leading-tight font-[680] tracking-snug text-pretty md:text-[1.25rem]"
              {...ownWords(t.language)}
            >
              <CardLink href={href}>
                <OwnTitle title={title} />
              </CardLink>
            </h3>
            <time dateTime={date} className="text-small text-ink-3 tabular-nums">
              {formatDayIn(t.language, date)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

type MemberPageProps = {
  member: SampleMember;
  previous: SampleMember | undefined;
  next: SampleMember | undefined;
  contributions: Contribution[];
};

/** One member: figures, and what is here of theirs. */
export function MemberPage({ member, previous, next, contributions }: MemberPageProps) {
  const t = useTexts("members", english);
  const { name, avatar, location, reviews, rating, about } = member;
  const linkTo = (other: SampleMember | undefined) =>
    other && { href: recordHref(ROUTES.members, other.id), title: other.name };
  return (
    <main className="wrap">
      <SectionTabs {...useCommunityTabs(ROUTES.members)} below />
      <div className="pt-3 md:pt-5">
        <BackLink href={ROUTES.members} label={t("title")} landmark={t("breadcrumb")} />
      </div>
      <div className="mt-3 grid gap-x-8 gap-y-5 md:grid-cols-[128px_minmax(0,1fr)]">
        <Avatar
          src={avatar}
          size={128}
          className="size-22 rounded-[26px_26px_26px_6px] md:size-32 md:rounded-[36px_36px_36px_8px]"
        />
        <div>
          <h1
            className="font-display text-h1 font-extrabold text-balance"
            {...ownWords(t.language)}
          >
            {name}
          </h1>
          <p className="mt-2 flex items-center gap-1.5 text-ink-2">
            <Icon name="MapPin" size={17} className="flex-none text-ink-3" />
            {sampleLocationIn(t.language, location)}
          </p>
          <p
            className="mt-4 max-w-152 text-lead text-pretty text-ink-2"
            {...ownWords(t.language, "en")}
          >
            {about}
          </p>
          <Figures reviews={reviews} rating={rating} />
          <SampleNote className="mt-5">{t("member.sample")}</SampleNote>
        </div>
      </div>
      <Contributions contributions={contributions} />
      <PreviousNext
        label={t("title")}
        previous={linkTo(previous)}
        next={linkTo(next)}
        words={{ previous: t("member.previous"), next: t("member.next") }}
      />
    </main>
  );
}
