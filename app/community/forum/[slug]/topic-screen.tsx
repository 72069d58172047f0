import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { SubjectTexts } from "@/app/subject-texts";
import { MemberTopicPage } from "@/components/community/forum/member-topic-page";
import { TopicPage } from "@/components/community/forum/topic-page";
import { JsonLd } from "@/components/ui/json-ld";
import { topicMetadata } from "@/lib/community/metadata";
import { listTopics } from "@/lib/community/queries";
import { memberTopicMetadata } from "@/lib/forum/metadata";
import { pageInPath } from "@/lib/forum/pages";
import { getPosts, getTopicPage } from "@/lib/forum/queries";
import { wordsIn } from "@/lib/forum/words-in";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import { findWithNeighbors } from "@/lib/lists/neighbors";
import type english from "@/lib/messages/en/forum/forum.json";
import { recordHref, ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { topicData } from "@/lib/structured-data/community";
import { memberTopicData } from "@/lib/structured-data/forum";
import { translatedPageData } from "@/lib/structured-data/site";

/** What search engines are told of a topic's first page, a sample's or a member's. */
export async function topicScreenMetadata(slug: string, language: Language = DEFAULT_LANGUAGE) {
  const found = findWithNeighbors(await listTopics(), slug);
  if (found) return topicMetadata(found.record, language);
  const real = await getTopicPage(slug);
  return real ? memberTopicMetadata(real, real.page, language) : {};
}

/** Where the page is, and in which language it is. */
function pageData(language: Language, id: string, title: string) {
  const path = recordHref(ROUTES.forum, id);
  const t = textsIn<keyof typeof english>(language, "forum");
  const name = wordsIn(t, title);
  return [
    breadcrumbData(
      { name: t("title"), path: pathIn(language, ROUTES.forum) as "/" },
      { name, path: pathIn(language, path) as "/" },
    ),
    ...(language === DEFAULT_LANGUAGE ? [] : [translatedPageData(language, path, name)]),
  ];
}

function TopicTexts({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <SubjectTexts language={language} subjects={["form", "own-posts", "post-forms"]}>
      {children}
    </SubjectTexts>
  );
}

type TopicScreenProps = { slug: string; language?: Language };

/** The first page of a topic, in the language of its path. */
export async function TopicScreen({ slug, language = DEFAULT_LANGUAGE }: TopicScreenProps) {
  const found = findWithNeighbors(await listTopics(), slug);
  if (found) {
    const { record: topic, previous, next } = found;
    return (
      <TopicTexts language={language}>
        <TopicPage {...{ topic, previous, next }} replies={await getPosts(slug)} />
        <JsonLd things={[...pageData(language, slug, topic.title), ...topicData(topic)]} />
      </TopicTexts>
    );
  }
  const topic = await getTopicPage(slug);
  if (!topic) notFound();
  return (
    <TopicTexts language={language}>
      <MemberTopicPage {...topic} />
      <JsonLd
        things={[...pageData(language, slug, topic.title), ...memberTopicData(topic, topic.page)]}
      />
    </TopicTexts>
  );
}

type LaterPage = { slug: string; number: string };

async function findPage({ slug, number }: LaterPage) {
  const page = pageInPath(number);
  return page ? getTopicPage(slug, page) : undefined;
}

/** What search engines are told of a later page of a topic. */
export async function laterTopicMetadata(page: LaterPage, language: Language = DEFAULT_LANGUAGE) {
  const found = await findPage(page);
  return found ? memberTopicMetadata(found, found.page, language) : {};
}

/** A later page of a topic. */
export async function LaterTopicScreen({
  language = DEFAULT_LANGUAGE,
  ...page
}: LaterPage & { language?: Language }) {
  const found = await findPage(page);
  if (!found) notFound();
  return (
    <TopicTexts language={language}>
      <MemberTopicPage {...found} />
    </TopicTexts>
  );
}
