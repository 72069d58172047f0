import { MapPin } from "@/components/ui/icons";
import type { ReactNode } from "react";
import { CommunityPage } from "@/components/community/community-page";
import { MemberCities } from "@/components/community/members/member-cities";
import { MemberPortrait } from "@/components/community/members/member-portrait";
import { Avatar } from "@/components/ui/avatar";
import { CardLink } from "@/components/ui/card-link";
import { Pagination } from "@/components/ui/lists/pagination";
import { SampleNote } from "@/components/ui/sample-note";
import { Star } from "@/components/site/rating";
import { formatCount } from "@/lib/counts";
import type {
  CommunityList,
  CommunityMember,
  ReviewedCity,
  SampleMember,
} from "@/lib/community/types";
import { cityMembersHref, membersPageHref } from "@/lib/community/page-href";
import { memberHref, recordHref, ROUTES } from "@/lib/routes";

const FIGURE = "flex items-center gap-1 max-md:flex-row-reverse md:flex-col-reverse md:items-start";
const VALUE =
  "flex items-center gap-1 font-bold md:font-display md:text-4xl md:leading-close md:font-extrabold";
const PORTRAIT =
  "size-18 rounded-pin-xl max-md:row-span-3 md:mb-5 md:size-24 md:rounded-[28px_28px_28px_5px]";

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={FIGURE}>
      <dt className="text-small text-ink-2">{label}</dt>
      <dd className={VALUE}>{children}</dd>
    </div>
  );
}

type MemberCardProps = {
  portrait: ReactNode;
  href: ReturnType<typeof memberHref>;
  name: string;
  location: string | undefined;
  /** Figures, each with what it counts. */
  children: ReactNode;
};

function MemberCard({ portrait, href, name, location, children }: MemberCardProps) {
  return (
    <article className="group relative grid h-full grid-cols-[72px_minmax(0,1fr)] gap-x-4 border-b border-line py-4 md:block md:rounded-xl md:border-0 md:bg-sprout md:p-6">
      {portrait}
      <h2 className="font-display text-h3 wrap-anywhere">
        <CardLink href={href}>{name}</CardLink>
      </h2>
      {location && (
        <p className="mt-0.5 mb-1.5 flex items-center gap-1.5 text-ink-2 md:mt-1 md:mb-0">
          <MapPin size={17} strokeWidth={1.9} aria-hidden="true" className="flex-none text-ink-3" />
          <span className="min-w-0 wrap-anywhere">{location}</span>
        </p>
      )}
      <dl className="flex flex-wrap gap-x-5 gap-y-1 tabular-nums md:mt-5 md:gap-8 md:border-t md:border-sprout-2 md:pt-4">
        {children}
      </dl>
    </article>
  );
}

function SampleCard({ member }: { member: SampleMember }) {
  const { id, name, avatar, location, reviews, rating } = member;
  return (
    <MemberCard
      portrait={<Avatar src={avatar} size={96} className={PORTRAIT} />}
      href={recordHref(ROUTES.members, id)}
      name={name}
      location={location}
    >
      <Figure label="reviews">{reviews}</Figure>
      <Figure label="rating">
        <Star size={20} />
        {rating.toFixed(1)}
      </Figure>
    </MemberCard>
  );
}

function RealCard({ member }: { member: CommunityMember }) {
  const { slug, name, town, reviews, rating, helpful } = member;
  return (
    <MemberCard
      portrait={<MemberPortrait name={name} className={PORTRAIT} />}
      href={memberHref(slug)}
      name={name}
      location={town}
    >
      <Figure label={reviews === 1 ? "review" : "reviews"}>{formatCount(reviews)}</Figure>
      <Figure label={reviews === 1 ? "stars given" : "stars given on average"}>
        <Star size={20} />
        {rating.toFixed(1)}
      </Figure>
      {helpful > 0 && (
        <Figure label={helpful === 1 ? "helpful vote in 12 months" : "helpful votes in 12 months"}>
          {formatCount(helpful)}
        </Figure>
      )}
    </MemberCard>
  );
}

type MembersProps = CommunityList<SampleMember, CommunityMember> & {
  /** Those whose places members reviewed. */
  cities: readonly ReviewedCity[];
  /** Of which only those are listed who reviewed places there. */
  city?: { id: string; name: string };
};

/** One page of the members: of real ones, all or of a city, or samples while there is nothing else (P14.730). */
export function Members({ samples, entries, page, pages, cities, city }: MembersProps) {
  return (
    <CommunityPage
      current={ROUTES.members}
      title={city ? `Members who know ${city.name}` : "Members"}
      lead="The people behind the reviews, and the stars they give on average."
    >
      <MemberCities cities={cities} current={city?.id} />
      {entries.length > 0 && (
        <p className="mb-5 text-note text-ink-2">
          {city
            ? `Everyone with a review of a place in ${city.name}, sorted by how many helpful votes those reviews received in the last 12 months. The numbers are of these reviews.`
            : "Everyone with a review, sorted by how many helpful votes their reviews of the last 12 months received."}
        </p>
      )}
      {entries.length + samples.length === 0 ? (
        <p className="text-ink-2">
          Nobody has written a review yet. The author of the first one will appear here.
        </p>
      ) : (
        <ul className="grid max-md:border-t max-md:border-line md:grid-cols-2 md:gap-5 lg:grid-cols-4">
          {entries.map((member) => (
            <li key={member.slug}>
              <RealCard member={member} />
            </li>
          ))}
          {samples.map((member) => (
            <li key={member.id}>
              <SampleCard member={member} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(number) => (city ? cityMembersHref(city.id, number) : membersPageHref(number))}
      />
      {samples.length > 0 && (
        <SampleNote className="mt-8">
          Sample members: their names, faces, reviews and ratings are made up.
        </SampleNote>
      )}
    </CommunityPage>
  );
}
