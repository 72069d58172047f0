import { notFound } from "next/navigation";
import { RecordImage } from "@/components/share-image/record-image";
import { listCityGuides } from "@/lib/guides/queries";
import { renderShareImage } from "@/lib/share-image/render";

export const dynamicParams = false;

export async function generateStaticParams() {
  return (await listCityGuides()).map(({ id }) => ({ slug: id }));
}

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const record = (await listCityGuides()).find(({ id }) => id === slug);
  if (!record) notFound();
  return renderShareImage(
    <RecordImage
      tone="rose"
      title={record.city}
      lead={"A vegan city guide"}
      picture={record.image.src}
    />,
  );
}
