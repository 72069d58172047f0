import { TopicScreen, topicScreenMetadata } from "@/app/community/forum/[slug]/topic-screen";
import { listTopics } from "@/lib/community/queries";

type Props = PageProps<"/community/forum/[slug]">;

/** Samples are in the build; members' topics are rendered when they are first requested. Names are a day old at most. */
export const revalidate = 86_400;

export async function generateStaticParams() {
  return (await listTopics()).map(({ id }) => ({ slug: id }));
}

export async function generateMetadata({ params }: Props) {
  return topicScreenMetadata((await params).slug);
}

export default async function ForumTopicPage({ params }: Props) {
  return <TopicScreen slug={(await params).slug} />;
}
