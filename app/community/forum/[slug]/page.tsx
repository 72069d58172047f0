import { notFound } from "next/navigation";
import { TopicPage } from "@/components/community/topic-page";
import { JsonLd } from "@/components/ui/json-ld";
import { topicMetadata } from "@/lib/community/metadata";
import { listTopics } from "@/lib/community/queries";
import { findWithNeighbors } from "@/lib/neighbors";
import { recordHref, ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { topicData } from "@/lib/structured-data/community";

export const dynamicParams = false;

export async function generateStaticParams() {
  return (await listTopics()).map(({ id }) => ({ slug: id }));
}

export async function generateMetadata({ params }: PageProps<"/community/forum/[slug]">) {
  const found = findWithNeighbors(await listTopics(), (await params).slug);
  return found ? topicMetadata(found.record) : {};
}

export default async function ForumTopicPage({ params }: PageProps<"/community/forum/[slug]">) {
  const found = findWithNeighbors(await listTopics(), (await params).slug);
  if (!found) notFound();
  const { record: topic, previous, next } = found;
  return (
    <>
      <TopicPage {...{ topic, previous, next }} />
      <JsonLd
        things={[
          breadcrumbData(
            { name: "Community Forum", path: ROUTES.forum },
            { name: topic.title, path: recordHref(ROUTES.forum, topic.id) },
          ),
          ...topicData(topic),
        ]}
      />
    </>
  );
}
