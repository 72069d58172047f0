import { notFound } from "next/navigation";
import { RecordImage } from "@/components/share-image/record-image";
import { listFoodGuides } from "@/lib/guides/queries";
import { renderShareImage } from "@/lib/share-image/render";

export const dynamicParams = false;

export async function generateStaticParams() {
  return (await listFoodGuides()).map(({ id }) => ({ slug: id }));
}

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const record = (await listFoodGuides()).find(({ id }) => id === slug);
  if (!record) notFound();
  return renderShareImage(
    <RecordImage
      tone="turmeric"
      title={record.title}
      lead={`${record.text.readTime} min read`}
      picture={record.image.src}
    />,
  );
}
