import { notFound } from "next/navigation";
import { LeafArt } from "@/components/share-image/leaf-art";
import { RecordImage } from "@/components/share-image/record-image";
import { ShareImage } from "@/components/share-image/share-image";
import { listEvents } from "@/lib/community/queries";
import { formatDay } from "@/lib/dates";
import { eventLocation } from "@/lib/events/location";
import { getMemberEvent } from "@/lib/events/queries";
import { renderShareImage } from "@/lib/share-image/render";

export const revalidate = 86_400;

export async function generateStaticParams() {
  return (await listEvents()).map(({ id }) => ({ slug: id }));
}

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const record = (await listEvents()).find(({ id }) => id === slug);
  if (record)
    return renderShareImage(
      <RecordImage
        tone="rose"
        title={record.title}
        lead={`${formatDay(record.date)}, ${record.location}`}
        picture={record.image.src}
      />,
    );
  const event = await getMemberEvent(slug);
  if (!event) notFound();
  const { title, start, isCancelled } = event;
  const lead = `${formatDay(start)}, ${eventLocation(event)}`;
  return renderShareImage(
    <ShareImage tone="rose" title={title} lead={isCancelled ? "Cancelled" : lead}>
      <LeafArt labels={[]} />
    </ShareImage>,
  );
}
