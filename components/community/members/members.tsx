import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import type { ReactNode } from "react";
import { CommunityPage } from "@/components/community/community-page";
import { MemberCities } from "@/components/community/members/member-cities";
import { MemberPortrait } from "@/components/community/members/member-portrait";
import { Avatar } from "@/components/ui/avatar";
import { CardLink } from "@/components/ui/card-link";
import { Pagination } from "@/components/ui/lists/pagination";
import { SampleNote } from "@/components/ui/sample-note";
import { Star } from "@/components/site/rating";
import { cityNameIn } from "@/lib/city-names/city-name";
import { sampleLocationIn } from "@/lib/community/sample-location";
import type {
  CommunityList,
  CommunityMember,
  ReviewedCity,
  SampleMember,
} from "@/lib/community/types";
import { cityMembersHref, membersPageHref } from "@/lib/community/page-href";
import { formatCountIn } from "@/lib/languages/format-count";
import { formatDecimal } from "@/lib/languages/format-decimal";
import { ownWords } from "@/lib/languages/own-words";
import { whereIn } from "@/lib/languages/where-in";
import english from "@/lib/messages/en/members/members.json";
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
  const { language } = useTexts("members", english);
  return (
    <article className="group relative grid h-full grid-cols-[72px_minmax(0,1fr)] gap-x-4 border-b border-line py-4 md:block md:rounded-xl md:border-0 md:bg-sprout md:p-6">
      {portrait}
      <h2 className="font-display text-h3 wrap-anywhere" {...ownWords(language)}>
        <CardLink href={href}>{name}</CardLink>
      </h2>
      {location && (
        <p className="mt-0.5 mb-1.5 flex items-center gap-1.5 text-ink-2 md:mt-1 md:mb-0">
          <Icon name="MapPin" size={17} className="flex-none text-ink-3" />
          <span className="min-w-0 wrap-anywhere" {...ownWords(language)}>
            {location}
          </span>
        </p>
      )}
      <dl className="flex flex-wrap gap-x-5 gap-y-1 tabular-nums md:mt-5 md:gap-8 md:border-t md:border-sprout-2 md:pt-4">
        {children}
      </dl>
    </article>
  );
}

function SampleCard({ member }: { member: SampleMember }) {
  const t = useTexts("members", english);
  const { id, name, avatar, location, reviews, rating } = member;
  return (
    <MemberCard
      portrait={<Avatar src={avatar} size={96} className={PORTRAIT} />}
      href={recordHref(ROUTES.members, id)}
      name={name}
      location={sampleLocationIn(t.language, location)}
    >
      <Figure label={t("figure.reviews", { count: reviews })}>
        {formatCountIn(t.language, reviews)}
      </Figure>
      <Figure label={t("figure.rating")}>
        <Star size={20} />
        {formatDecimal(t.language, rating, true)}
      </Figure>
    </MemberCard>
  );
}

function RealCard({ member }: { member: CommunityMember }) {
  const t = useTexts("members", english);
  const { slug, name, town, reviews, rating, helpful } = member;
  return (
    <MemberCard
      portrait={<MemberPortrait name={name} className={PORTRAIT} />}
      href={memberHref(slug)}
      name={name}
      location={town}
    >
      <Figure label={t("figure.reviews", { count: reviews })}>
        {formatCountIn(t.language, reviews)}
      </Figure>
      <Figure label={t("figure.stars", { count: reviews })}>
        <Star size={20} />
        {formatDecimal(t.language, rating, true)}
      </Figure>
      {helpful > 0 && (
        <Figure label={t("figure.helpful", { count: helpful })}>
          {formatCountIn(t.language, helpful)}
        </Figure>
      )}
    </MemberCard>
  );
}

type MembersProps = CommunityList<SampleMember, CommunityMember> & {
  /** Those whose places members reviewed. */
  cities: readonly ReviewedCity[];
  /** Of which only those are listed who reviewed places there. */
  city?: { id: string; name: string; country: string };
};

/** One page of the members: of real ones, all or of a city, or samples while there is nothing else (P14.730). */
export function Members({ samples, entries, page, pages, cities, city }: MembersProps) {
  const t = useTexts("members", english);
  const cityName = city && cityNameIn(t.language, city);
  return (
    <CommunityPage
      current={ROUTES.members}
      title={cityName ? t("title.city", { city: cityName }) : t("title")}
      lead={t("lead")}
    >
      <MemberCities cities={cities} current={city?.id} />
      {entries.length > 0 && (
        <p className="mb-5 text-note text-ink-2">
          {cityName ? t("order.city", { where: whereIn(t.language, cityName) }) : t("order")}
        </p>
      )}
      {entries.length + samples.length === 0 ? (
        <p className="text-ink-2">{t("none")}</p>
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
      {samples.length > 0 && <SampleNote className="mt-8">{t("samples")}</SampleNote>}
    </CommunityPage>
  );
}
