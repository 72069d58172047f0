import { notFound } from "next/navigation";
import { RecordImage } from "@/components/share-image/record-image";
import { listTravelGuides } from "@/lib/guides/queries";
import { renderShareImage } from "@/lib/share-image/render";

export const dynamicParams = false;

export async function generateStaticParams() {
  return (await listTravelGuides()).map(({ id }) => ({ slug: id }));
}

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const record = (await listTravelGuides()).find(({ id }) => id === slug);
  if (!record) notFound();
  return renderShareImage(
    <RecordImage
      tone="sprout"
      title={record.city}
      lead={"A vegan travel guide"}
      picture={record.image.src}
    />,
  );
}
