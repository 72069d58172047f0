import { LaterTopicScreen, laterTopicMetadata } from "@/app/community/forum/[slug]/topic-screen";

type Props = PageProps<"/community/forum/[slug]/page/[number]">;

/** Rendered on request: only the first page of a topic is kept. */
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props) {
  return laterTopicMetadata(await params);
}

export default async function ForumTopicPageNumber({ params }: Props) {
  return <LaterTopicScreen {...await params} />;
}
