import { notFound } from "next/navigation";
import { RecordImage } from "@/components/share-image/record-image";
import { listHealthTopics } from "@/lib/guides/queries";
import { renderShareImage } from "@/lib/share-image/render";

export const dynamicParams = false;

export async function generateStaticParams() {
  return (await listHealthTopics()).map(({ id }) => ({ slug: id }));
}

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const record = (await listHealthTopics()).find(({ id }) => id === slug);
  if (!record) notFound();
  return renderShareImage(
    <RecordImage
      tone="sprout"
      title={record.title}
      lead={`${record.text.readTime} min read, with sources`}
      picture={record.image.src}
    />,
  );
}
