import { eventTimeLines, isPastEvent } from "@/lib/community/event-time";
import type { BlogPost, CommunityEvent, ForumTopic, SampleMember } from "@/lib/community/types";
import { eventLocation } from "@/lib/events/location";
import type { MemberEvent } from "@/lib/events/types";
import type { Member as RealMember, MemberReview } from "@/lib/members/types";
import { pageMetadata, shorten } from "@/lib/metadata";
import { memberHref, recordHref, ROUTES } from "@/lib/routes";
import { SITE_NAME } from "@/lib/site";

/** Title, description and canonical URL of a post's page. */
export function postMetadata({ id, title, text }: BlogPost) {
  const { published, updated, metaDescription } = text;
  return pageMetadata({
    title,
    description: metaDescription,
    canonical: recordHref(ROUTES.blog, id),
    article: { published, updated },
  });
}

/** Title, description and canonical URL of an event's page. */
export function eventMetadata(event: CommunityEvent) {
  const { id, title, location, description } = event;
  const { day } = eventTimeLines(event);
  return pageMetadata({
    title: `${title}: ${location}`,
    description: shorten(`${day}, ${location}. ${description}`),
    canonical: recordHref(ROUTES.events, id),
  });
}

/** The same of a member's event: search engines list it until it is over or cancelled (P14.967). */
export function memberEventMetadata(event: MemberEvent, now: Date) {
  const { id, title, text, start, isCancelled } = event;
  const location = eventLocation(event);
  const { day } = eventTimeLines({ ...event, date: start });
  return pageMetadata({
    title: `${title}: ${location}`,
    description: shorten(`${day}, ${location}. ${text.replace(/\s+/g, " ")}`),
    canonical: recordHref(ROUTES.events, id),
    index: !isCancelled && !isPastEvent(event, now),
  });
}

/** Title, description and canonical URL of a topic's page. */
export function topicMetadata({ id, title, post }: ForumTopic) {
  return pageMetadata({
    title,
    description: shorten(post.paragraphs.join(" ")),
    canonical: recordHref(ROUTES.forum, id),
  });
}

/** Title, description and canonical URL of a member's page. */
export function memberMetadata({ id, name, location, about }: SampleMember) {
  return pageMetadata({
    title: `${name}, member from ${location}`,
    description: shorten(`${name} from ${location}. ${about}`),
    canonical: recordHref(ROUTES.members, id),
  });
}

/** The same of a real member, who is not indexed before there is a review to read (P14.57). */
export function realMemberMetadata(member: RealMember, reviews: readonly MemberReview[]) {
  const { slug, name, town } = member;
  const from = town ? ` from ${town}` : "";
  return pageMetadata({
    title: `${name}, member${from}`,
    description: shorten(`${name}${from} reviews vegan restaurants on ${SITE_NAME}.`),
    canonical: memberHref(slug),
    index: reviews.length > 0,
  });
}
