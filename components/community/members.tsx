import { MapPin } from "lucide-react";
import { CommunityPage } from "@/components/community/community-page";
import { Avatar } from "@/components/ui/avatar";
import { CardLink } from "@/components/ui/card-link";
import { SampleNote } from "@/components/ui/sample-note";
import { Star } from "@/components/site/rating";
import type { SampleMember } from "@/lib/community/types";
import { recordHref, ROUTES } from "@/lib/routes";

const FIGURE = "flex items-center gap-1 max-md:flex-row-reverse md:flex-col-reverse md:items-start";
const VALUE =
  "flex items-center gap-1 font-bold md:font-display md:text-4xl md:leading-close md:font-extrabold";

function MemberCard({ member }: { member: SampleMember }) {
  const { id, name, avatar, location, reviews, rating } = member;
  return (
    <article className="group relative grid h-full grid-cols-[72px_minmax(0,1fr)] gap-x-4 border-b border-line py-4 md:block md:rounded-xl md:border-0 md:bg-sprout md:p-6">
      <Avatar
        src={avatar}
        size={96}
        className="size-18 rounded-pin-xl max-md:row-span-3 md:mb-5 md:size-24 md:rounded-[28px_28px_28px_5px]"
      />
      <h2 className="font-display text-h3">
        <CardLink href={recordHref(ROUTES.members, id)}>{name}</CardLink>
      </h2>
      <p className="mt-0.5 mb-1.5 flex items-center gap-1.5 text-ink-2 md:mt-1 md:mb-0">
        <MapPin size={17} strokeWidth={1.9} aria-hidden="true" className="flex-none text-ink-3" />
        {location}
      </p>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 tabular-nums md:mt-5 md:gap-8 md:border-t md:border-sprout-2 md:pt-4">
        <div className={FIGURE}>
          <dt className="text-small text-ink-2">reviews</dt>
          <dd className={VALUE}>{reviews}</dd>
        </div>
        <div className={FIGURE}>
          <dt className="text-small text-ink-2">rating</dt>
          <dd className={VALUE}>
            <Star size={20} />
            {rating.toFixed(1)}
          </dd>
        </div>
      </dl>
    </article>
  );
}

export function Members({ members }: { members: SampleMember[] }) {
  return (
    <CommunityPage
      current={ROUTES.members}
      title="Members"
      lead="The people behind the reviews, and the stars they give on average."
    >
      {members.length === 0 && <p className="text-ink-2">Nobody has a page here yet.</p>}
      <ul className="grid max-md:border-t max-md:border-line md:grid-cols-2 md:gap-5 lg:grid-cols-4">
        {members.map((member) => (
          <li key={member.id}>
            <MemberCard member={member} />
          </li>
        ))}
      </ul>
      {members.length > 0 && (
        <SampleNote className="mt-8">
          Sample members: their names, faces, reviews and ratings are made up.
        </SampleNote>
      )}
    </CommunityPage>
  );
}
