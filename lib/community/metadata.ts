import type { BlogPost, ForumTopic, SampleMember } from "@/lib/community/types";
import type { Language } from "@/lib/languages/languages";
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

/** Title, description and canonical URL of a topic's page. */
export function topicMetadata({ id, title, post }: ForumTopic, language: Language) {
  return pageMetadata({
    title,
    description: shorten(post.paragraphs.join(" ")),
    canonical: recordHref(ROUTES.forum, id),
    language,
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
