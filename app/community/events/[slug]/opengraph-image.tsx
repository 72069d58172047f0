import { notFound } from "next/navigation";
import { RecordImage } from "@/components/share-image/record-image";
import { listEvents } from "@/lib/community/queries";
import { formatDay } from "@/lib/dates";
import { renderShareImage } from "@/lib/share-image/render";

export const dynamicParams = false;

export async function generateStaticParams() {
  return (await listEvents()).map(({ id }) => ({ slug: id }));
}

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const record = (await listEvents()).find(({ id }) => id === slug);
  if (!record) notFound();
  return renderShareImage(
    <RecordImage
      tone="rose"
      title={record.title}
      lead={`${formatDay(record.date)}, ${record.location}`}
      picture={record.image.src}
    />,
  );
}
