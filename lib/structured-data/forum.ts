import type { DiscussionForumPosting } from "schema-dts";
import { absoluteUrl } from "@/lib/absolute-url";
import type { MemberPost, PostAuthor, PostPage } from "@/lib/forum/types";
import { isHidden } from "@/lib/hidden/is-hidden";
import { memberHref, topicHref } from "@/lib/routes";

function person({ name, slug }: PostAuthor) {
  return {
    "@type": "Person" as const,
    name,
    ...(slug && !isHidden(memberHref(slug)) && { url: absoluteUrl(memberHref(slug)) }),
  };
}

const toDay = (instant: string) => instant.slice(0, "YYYY-MM-DD".length);

function post({ text, at, editedAt, author }: MemberPost) {
  return {
    text,
    datePublished: toDay(at),
    ...(editedAt && { dateModified: toDay(editedAt) }),
    author: person(author),
  };
}

/** A member's topic as its first page shows it; of samples there is none (P1.8). */
export function memberTopicData(
  { id, title }: { id: string; title: string },
  { posts, count }: PostPage,
): DiscussionForumPosting[] {
  const [question, ...replies] = posts;
  if (!question) return [];
  return [
    {
      "@type": "DiscussionForumPosting",
      url: absoluteUrl(topicHref(id)),
      headline: title,
      ...post(question),
      commentCount: count - 1,
      comment: replies.map((reply) => ({
        "@type": "Comment",
        url: absoluteUrl(topicHref(id, 1, reply.id)),
        ...post(reply),
      })),
    },
  ];
}
