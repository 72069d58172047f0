import { CommunityPage } from "@/components/community/community-page";
import { Avatar } from "@/components/ui/avatar";
import { CardLink } from "@/components/ui/card-link";
import { SampleNote } from "@/components/ui/sample-note";
import type { ForumTopic } from "@/lib/community/types";
import { formatDay } from "@/lib/dates";
import { recordHref, ROUTES } from "@/lib/routes";

function TopicRow({ topic }: { topic: ForumTopic }) {
  const { id, title, author, replies, lastPost } = topic;
  return (
    <article className="group relative grid grid-cols-[44px_minmax(0,1fr)_auto] gap-x-3.5 gap-y-1 border-b border-line py-4.5 md:grid-cols-[52px_minmax(0,1fr)_96px_140px] md:items-center md:gap-5 md:py-5.5">
      <Avatar
        src={author.avatar}
        size={52}
        className="size-11 rounded-pin-lg max-md:row-span-2 md:size-13"
      />
      <div className="max-md:col-span-2">
        <h2 className="mb-1 text-title leading-tight font-title tracking-snug text-pretty md:text-[1.25rem]">
          <CardLink href={recordHref(ROUTES.forum, id)}>{title}</CardLink>
        </h2>
        <p className="text-small text-ink-3">
          by <b>{author.name}</b>
        </p>
      </div>
      <p className="text-small text-ink-2 tabular-nums md:text-right">
        <b className="font-title text-ink md:block md:font-display md:text-4xl md:leading-none md:font-extrabold">
          {replies}
        </b>{" "}
        replies
      </p>
      <p className="text-small text-ink-3">
        <span className="max-md:sr-only">Last post </span>
        <time dateTime={lastPost} className="whitespace-nowrap md:block">
          {formatDay(lastPost)}
        </time>
      </p>
    </article>
  );
}

export function Forum({ topics }: { topics: ForumTopic[] }) {
  return (
    <CommunityPage
      current={ROUTES.forum}
      title="Community Forum"
      lead="Questions, answers and strong opinions about where to eat."
    >
      <ul className="border-t border-line">
        {topics.map((topic) => (
          <li key={topic.id}>
            <TopicRow topic={topic} />
          </li>
        ))}
      </ul>
      <SampleNote className="mt-8">Sample topics with sample numbers of replies.</SampleNote>
    </CommunityPage>
  );
}
