import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar, AvatarRow } from "@/components/ui/avatar";
import { BackLink } from "@/components/ui/back-link";
import { Badge } from "@/components/ui/badge";
import { IntentLink } from "@/components/ui/intent-link";
import { PreviousNext } from "@/components/ui/previous-next";
import { SampleNote } from "@/components/ui/sample-note";
import { SectionTabs } from "@/components/ui/section-tabs";
import { cn } from "@/lib/cn";
import type { ForumPost, ForumTopic } from "@/lib/community/types";
import { formatCount } from "@/lib/counts";
import { formatDay } from "@/lib/dates";
import { menuEntries } from "@/lib/navigation";
import type { Person } from "@/lib/people";
import { recordHref, ROUTES } from "@/lib/routes";

type PostProps = {
  author: Person;
  post: ForumPost;
  /** Who asked, for the mark on what helped. */
  asker?: string;
  first?: boolean;
};

/** Somebody's words in a topic; those that opened it are set larger. */
function Post({ author, post, asker, first = false }: PostProps) {
  const { date, quote, paragraphs, link, helped } = post;
  return (
    <article
      className={cn(
        "grid grid-cols-[40px_minmax(0,1fr)] gap-3 py-7 md:grid-cols-[52px_minmax(0,1fr)] md:gap-4.5",
        !first && "border-t border-line",
      )}
    >
      <Avatar
        src={author.avatar}
        size={52}
        className="size-10 rounded-[12px_12px_12px_3px] md:size-13 md:rounded-[15px_15px_15px_3px]"
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
          <b>{author.name}</b>
          <time dateTime={date} className="text-note text-ink-3">
            {formatDay(date)}
          </time>
        </p>
        {helped && (
          <p className="mt-2.5">
            <Badge tone="leaf">
              <Check size={16} strokeWidth={2.2} aria-hidden="true" />
              Helped {asker}
            </Badge>
          </p>
        )}
        <div
          className={cn(
            "mt-1.5 grid max-w-[62ch] gap-3 text-pretty",
            first && "text-title leading-body md:text-[1.1875rem]",
          )}
        >
          {quote && (
            <blockquote className="rounded-[14px_14px_14px_3px] bg-sprout px-4 py-2.5 text-note text-ink-2">
              {quote}
            </blockquote>
          )}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {link && (
            <p>
              <IntentLink href={link.href} className="link">
                {link.label}
              </IntentLink>
            </p>
          )}
        </div>
      </div>
    </article>
  );
}

function firstName({ name }: Person) {
  return name.split(" ")[0] ?? name;
}

/** "Noor, Jun and Priya". */
function listNames(people: Person[]) {
  return new Intl.ListFormat("en", { type: "conjunction" }).format(people.map(firstName));
}

function Participants({ people, children }: { people: Person[]; children: ReactNode }) {
  return (
    <aside aria-labelledby="participants" className="rounded-xl bg-sprout p-6 lg:mt-8">
      <h2 id="participants" className="font-display text-h3">
        In this topic
      </h2>
      <p className="mt-4 mb-2.5">
        <AvatarRow
          avatars={people.map(({ avatar }) => avatar)}
          size={40}
          imageClassName="rounded-[13px_13px_13px_3px] border-2 border-sprout not-first:-ml-2"
        />
      </p>
      <p className="text-small text-ink-2">{listNames(people)}</p>
      {children}
    </aside>
  );
}

type TopicPageProps = {
  topic: ForumTopic;
  previous: ForumTopic | undefined;
  next: ForumTopic | undefined;
};

/** One topic of the forum: the question and some of its replies. */
export function TopicPage({ topic, previous, next }: TopicPageProps) {
  const { title, author, post, sampleReplies, replies } = topic;
  const people = [author, ...sampleReplies.map((reply) => reply.author)];
  const named = people.filter(
    ({ name }, index) => people.findIndex((other) => other.name === name) === index,
  );
  const linkTo = (other: ForumTopic | undefined) =>
    other && { href: recordHref(ROUTES.forum, other.id), title: other.title };
  return (
    <main className="wrap">
      <SectionTabs
        label="Community pages"
        tabs={menuEntries("community")}
        current={ROUTES.forum}
        below
      />
      <div className="pt-3 md:pt-5">
        <BackLink href={ROUTES.forum} label="Community Forum" />
        <h1 className="mt-1 max-w-[16em] font-display text-[clamp(2.125rem,1.6rem+2.2vw,3.5rem)] leading-[0.96] font-extrabold tracking-tight text-balance">
          {title}
        </h1>
      </div>
      <div className="mt-3 grid items-start gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div>
          <Post author={author} post={post} first />
          <h2 className="mt-2 mb-4 font-display text-h3 tabular-nums">
            {formatCount(replies)} replies
          </h2>
          {sampleReplies.map((reply) => (
            <Post
              key={`${reply.author.name} ${reply.date}`}
              author={reply.author}
              post={reply}
              asker={firstName(author)}
            />
          ))}
        </div>
        <Participants people={named}>
          <SampleNote className="mt-4 border-t border-sprout-2 pt-4">
            A sample topic: {sampleReplies.length} of {formatCount(replies)} replies, by people who
            are made up. Replying is not open yet.
          </SampleNote>
        </Participants>
      </div>
      <PreviousNext label="Topics" previous={linkTo(previous)} next={linkTo(next)} />
    </main>
  );
}
