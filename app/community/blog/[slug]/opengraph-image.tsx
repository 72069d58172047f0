import { notFound } from "next/navigation";
import { RecordImage } from "@/components/share-image/record-image";
import { listPosts } from "@/lib/community/queries";
import { renderShareImage } from "@/lib/share-image/render";

export const dynamicParams = false;

export async function generateStaticParams() {
  return (await listPosts()).map(({ id }) => ({ slug: id }));
}

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const record = (await listPosts()).find(({ id }) => id === slug);
  if (!record) notFound();
  return renderShareImage(
    <RecordImage
      tone="turmeric"
      title={record.title}
      lead={`By ${record.author.name}`}
      picture={record.image.src}
    />,
  );
}
