import { notFound } from "next/navigation";
import { RecordImage } from "@/components/share-image/record-image";
import { listTopics } from "@/lib/community/queries";
import { renderShareImage } from "@/lib/share-image/render";

export const dynamicParams = false;

export async function generateStaticParams() {
  return (await listTopics()).map(({ id }) => ({ slug: id }));
}

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const record = (await listTopics()).find(({ id }) => id === slug);
  if (!record) notFound();
  return renderShareImage(
    <RecordImage
      tone="leaf"
      title={record.title}
      lead={`Asked by ${record.author.name}`}
      picture={record.author.avatar}
    />,
  );
}
