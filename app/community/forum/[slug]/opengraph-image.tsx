import { notFound } from "next/navigation";
import { LeafArt } from "@/components/share-image/leaf-art";
import { RecordImage } from "@/components/share-image/record-image";
import { ShareImage } from "@/components/share-image/share-image";
import { listTopics } from "@/lib/community/queries";
import { getTopicPage } from "@/lib/forum/queries";
import { renderShareImage } from "@/lib/share-image/render";

export const revalidate = 86_400;

export async function generateStaticParams() {
  return (await listTopics()).map(({ id }) => ({ slug: id }));
}

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const record = (await listTopics()).find(({ id }) => id === slug);
  if (record) {
    const { title, author } = record;
    const lead = `Asked by ${author.name}`;
    return renderShareImage(
      <RecordImage tone="leaf" title={title} lead={lead} picture={author.avatar} />,
    );
  }
  const topic = await getTopicPage(slug);
  if (!topic) notFound();
  return renderShareImage(
    <ShareImage tone="leaf" title={topic.title} lead="Community Forum">
      <LeafArt labels={[]} />
    </ShareImage>,
  );
}
