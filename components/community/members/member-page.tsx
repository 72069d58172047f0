import { MapPin } from "@/components/ui/icons";
import { Avatar } from "@/components/ui/avatar";
import { BackLink } from "@/components/ui/back-link";
import { CardLink } from "@/components/ui/card-link";
import { PreviousNext } from "@/components/ui/reading/previous-next";
import { SampleNote } from "@/components/ui/sample-note";
import { SectionTabs } from "@/components/ui/section-tabs";
import { Star } from "@/components/site/rating";
import type { Contribution } from "@/lib/community/contributions";
import type { SampleMember } from "@/lib/community/types";
import { formatCount } from "@/lib/counts";
import { formatDay } from "@/lib/dates";
import { menuEntries } from "@/lib/navigation";
import { recordHref, ROUTES } from "@/lib/routes";

const VALUE = "flex items-center gap-1 font-display text-4xl leading-[1.1] font-extrabold";

function Figures({ reviews, rating }: Pick<SampleMember, "reviews" | "rating">) {
  return (
    <dl className="mt-5 flex flex-wrap gap-8 tabular-nums">
      <div className="flex flex-col-reverse">
        <dt className="text-small text-ink-2">reviews</dt>
        <dd className={VALUE}>{formatCount(reviews)}</dd>
      </div>
      <div className="flex flex-col-reverse">
        <dt className="text-small text-ink-2">rating</dt>
        <dd className={VALUE}>
          <Star size={20} />
          {rating.toFixed(1)}
        </dd>
      </div>
    </dl>
  );
}

function Contributions({ contributions }: { contributions: Contribution[] }) {
  return (
    <section aria-labelledby="contributions" className="mt-12 md:mt-16">
      <h2 id="contributions" className="mb-5 font-display text-h2 font-extrabold">
        Guides, posts and replies
      </h2>
      <ul className="border-t border-line">
        {contributions.map(({ kind, title, href, date }) => (
          <li
            key={href}
            className="group relative grid gap-x-6 gap-y-1 border-b border-line py-5 md:grid-cols-[11rem_minmax(0,1fr)_auto] md:items-baseline"
          >
            <span className="text-small text-ink-3">{kind}</span>
            <h3 className="text-[1.0938rem] leading-tight font-[680] tracking-snug text-pretty md:text-[1.25rem]">
              <CardLink href={href}>{title}</CardLink>
            </h3>
            <time dateTime={date} className="text-small text-ink-3 tabular-nums">
              {formatDay(date)}
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
  const { name, avatar, location, reviews, rating, about } = member;
  const linkTo = (other: SampleMember | undefined) =>
    other && { href: recordHref(ROUTES.members, other.id), title: other.name };
  return (
    <main className="wrap">
      <SectionTabs
        label="Community pages"
        tabs={menuEntries("community")}
        current={ROUTES.members}
        below
      />
      <div className="pt-3 md:pt-5">
        <BackLink href={ROUTES.members} label="Members" />
      </div>
      <div className="mt-3 grid gap-x-8 gap-y-5 md:grid-cols-[128px_minmax(0,1fr)]">
        <Avatar
          src={avatar}
          size={128}
          className="size-22 rounded-[26px_26px_26px_6px] md:size-32 md:rounded-[36px_36px_36px_8px]"
        />
        <div>
          <h1 className="font-display text-h1 font-extrabold text-balance">{name}</h1>
          <p className="mt-2 flex items-center gap-1.5 text-ink-2">
            <MapPin
              size={17}
              strokeWidth={1.9}
              aria-hidden="true"
              className="flex-none text-ink-3"
            />
            {location}
          </p>
          <p className="mt-4 max-w-152 text-lead text-pretty text-ink-2">{about}</p>
          <Figures reviews={reviews} rating={rating} />
          <SampleNote className="mt-5">
            A sample member: the person and the figures are made up.
          </SampleNote>
        </div>
      </div>
      <Contributions contributions={contributions} />
      <PreviousNext label="Members" previous={linkTo(previous)} next={linkTo(next)} />
    </main>
  );
}
