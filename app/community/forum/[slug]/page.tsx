import { notFound } from "next/navigation";
import { MemberTopicPage } from "@/components/community/forum/member-topic-page";
import { TopicPage } from "@/components/community/forum/topic-page";
import { JsonLd } from "@/components/ui/json-ld";
import { topicMetadata } from "@/lib/community/metadata";
import { listTopics } from "@/lib/community/queries";
import { memberTopicMetadata } from "@/lib/forum/metadata";
import { getPosts, getTopicPage } from "@/lib/forum/queries";
import { findWithNeighbors } from "@/lib/lists/neighbors";
import { recordHref, ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { topicData } from "@/lib/structured-data/community";
import { memberTopicData } from "@/lib/structured-data/forum";

type Props = PageProps<"/community/forum/[slug]">;

/** Samples are in the build; members' topics are rendered when they are first requested. Names are a day old at most. */
export const revalidate = 86_400;

export async function generateStaticParams() {
  return (await listTopics()).map(({ id }) => ({ slug: id }));
}

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  const found = findWithNeighbors(await listTopics(), slug);
  if (found) return topicMetadata(found.record);
  const real = await getTopicPage(slug);
  return real ? memberTopicMetadata(real, real.page) : {};
}

const crumbs = (id: string, title: string) =>
  breadcrumbData(
    { name: "Community Forum", path: ROUTES.forum },
    { name: title, path: recordHref(ROUTES.forum, id) },
  );

async function MemberTopic({ slug }: { slug: string }) {
  const topic = await getTopicPage(slug);
  if (!topic) notFound();
  return (
    <>
      <MemberTopicPage {...topic} />
      <JsonLd things={[crumbs(slug, topic.title), ...memberTopicData(topic, topic.page)]} />
    </>
  );
}

export default async function ForumTopicPage({ params }: Props) {
  const { slug } = await params;
  const found = findWithNeighbors(await listTopics(), slug);
  if (!found) return <MemberTopic slug={slug} />;
  const { record: topic, previous, next } = found;
  return (
    <>
      <TopicPage {...{ topic, previous, next }} replies={await getPosts(slug)} />
      <JsonLd things={[crumbs(slug, topic.title), ...topicData(topic)]} />
    </>
  );
}
