import { drawTopicImage } from "@/app/community/forum/[slug]/topic-image";
import { listTopics } from "@/lib/community/queries";

export const revalidate = 86_400;

export async function generateStaticParams() {
  return (await listTopics()).map(({ id }) => ({ slug: id }));
}

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  return drawTopicImage((await params).slug);
}
