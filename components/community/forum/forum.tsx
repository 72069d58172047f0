import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { CommunityPage } from "@/components/community/community-page";
import { AuthorText, TopicTitle } from "@/components/community/forum/forum-words";
import { MemberPortrait } from "@/components/community/members/member-portrait";
import { Avatar } from "@/components/ui/avatar";
import { buttonVariants } from "@/components/ui/button";
import { CardLink } from "@/components/ui/card-link";
import { IntentLink } from "@/components/ui/intent-link";
import { Pagination } from "@/components/ui/lists/pagination";
import { SampleNote } from "@/components/ui/sample-note";
import { cn } from "@/lib/cn";
import type { TopicSummary } from "@/lib/forum/types";
import { wordsIn } from "@/lib/forum/words-in";
import { formatDayIn } from "@/lib/languages/format-day";
import english from "@/lib/messages/en/forum/forum.json";
import { forumPageHref, recordHref, ROUTES } from "@/lib/routes";

const PORTRAIT = "size-11 rounded-pin-lg max-md:row-span-2 md:size-13";

type TopicRowProps = {
  topic: TopicSummary;
  /** Says which of the topics are samples; where all are, a note says it once. */
  isMarked: boolean;
};

function TopicRow({ topic, isMarked }: TopicRowProps) {
  const { id, title, author, replies, lastPost, sample } = topic;
  const t = useTexts("forum", english);
  return (
    <article className="group relative grid grid-cols-[44px_minmax(0,1fr)_auto] gap-x-3.5 gap-y-1 border-b border-line py-4.5 md:grid-cols-[52px_minmax(0,1fr)_96px_140px] md:items-center md:gap-5 md:py-5.5">
      {author.avatar ? (
        <Avatar src={author.avatar} size={52} className={PORTRAIT} />
      ) : (
        <MemberPortrait name={wordsIn(t, author.name)} className={PORTRAIT} />
      )}
      <div className="max-md:col-span-2">
        <h2
          className={cn(
            "mb-1 text-title leading-tight font-title tracking-snug text-pretty md:text-[1.25rem]",
            !sample && "wrap-anywhere",
          )}
        >
          <CardLink href={recordHref(ROUTES.forum, id)}>
            <TopicTitle {...{ title, sample }} />
          </CardLink>
        </h2>
        <p className="text-small text-ink-3">
          {t.rich(isMarked && sample ? "by.sample" : "by", {
            name: () => (
              <b key="name">
                <AuthorText name={author.name} />
              </b>
            ),
          })}
        </p>
      </div>
      <p className="text-small text-ink-2 tabular-nums md:text-end">
        {t.rich("replies", {
          count: replies,
          n: (number) => (
            <b
              key="number"
              className="font-title text-ink md:block md:font-display md:text-4xl md:leading-none md:font-extrabold"
            >
              {number}
            </b>
          ),
        })}
      </p>
      <p className="text-small text-ink-3">
        {t.rich("last-post", {
          label: (words) => (
            <span key="label" className="max-md:spoken">
              {words}
            </span>
          ),
          day: () => (
            <time key="day" dateTime={lastPost} className="whitespace-nowrap md:block">
              {formatDayIn(t.language, lastPost)}
            </time>
          ),
        })}
      </p>
    </article>
  );
}

type ForumProps = {
  topics: TopicSummary[];
  page: number;
  pages: number;
  /** Whether topics can be opened. */
  isOpen: boolean;
};

/** One page of the forum's topics. */
export function Forum({ topics, page, pages, isOpen }: ForumProps) {
  const t = useTexts("forum", english);
  return (
    <CommunityPage current={ROUTES.forum} title={t("title")} lead={t("lead")}>
      {isOpen && (
        <p className="mb-7 print:hidden">
          <IntentLink
            href={ROUTES.newTopic}
            rel="nofollow"
            className={cn(buttonVariants({ variant: "beet" }), "max-md:w-full")}
          >
            <Icon name="Plus" />
            {t("start")}
          </IntentLink>
        </p>
      )}
      {topics.length === 0 && <p className="text-ink-2">{t("empty")}</p>}
      <ul className="border-t border-line">
        {topics.map((topic) => (
          <li key={topic.id}>
            <TopicRow topic={topic} isMarked={isOpen} />
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} hrefOf={forumPageHref} />
      {topics.some(({ sample }) => sample) && (
        <SampleNote className="mt-8">{t(isOpen ? "samples.open" : "samples")}</SampleNote>
      )}
    </CommunityPage>
  );
}
