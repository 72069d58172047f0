import type { ForumTopic } from "@/lib/community/types";
import { isHidden } from "@/lib/hidden/is-hidden";
import type { Person } from "@/lib/people";
import { recordHref, ROUTES, type Path } from "@/lib/routes";

/** Something that a member wrote or goes to. */
export type Contribution = {
  kind: "guide" | "post" | "topic" | "reply";
  title: string;
  href: Path;
  date: string;
};

type Signed = { id: string; title: string; author: Person; text: { published: string } };

/** A member's contributions, the latest first: guides, blog posts and forum posts. */
export function listContributions(
  name: string,
  {
    guides,
    posts,
    topics,
  }: { guides: readonly Signed[]; posts: readonly Signed[]; topics: readonly ForumTopic[] },
): Contribution[] {
  const isByMember = ({ author }: { author: Person }) => author.name === name;
  const written = (kind: "guide" | "post", list: typeof ROUTES.foodGuides | typeof ROUTES.blog) =>
    (kind === "post" ? posts : guides).filter(isByMember).map(({ id, title, text }) => ({
      kind,
      title,
      href: recordHref(list, id),
      date: text.published,
    }));
  const asked = topics.filter(isByMember).map(({ id, title, post }) => ({
    kind: "topic" as const,
    title,
    href: recordHref(ROUTES.forum, id),
    date: post.date,
  }));
  const replied = topics
    .filter((topic) => !isByMember(topic))
    .flatMap(({ id, title, sampleReplies }) => {
      const last = sampleReplies.findLast(isByMember);
      const href = recordHref(ROUTES.forum, id);
      return last ? [{ kind: "reply" as const, title, href, date: last.date }] : [];
    });
  return [
    ...written("guide", ROUTES.foodGuides),
    ...written("post", ROUTES.blog),
    ...asked,
    ...replied,
  ]
    .filter(({ href }) => !isHidden(href))
    .toSorted((a, b) => b.date.localeCompare(a.date));
}
