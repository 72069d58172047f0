import { notFound } from "next/navigation";
import { RecordImage } from "@/components/share-image/record-image";
import { listMembers } from "@/lib/community/queries";
import { renderShareImage } from "@/lib/share-image/render";

export const dynamicParams = false;

export async function generateStaticParams() {
  return (await listMembers()).map(({ id }) => ({ slug: id }));
}

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const record = (await listMembers()).find(({ id }) => id === slug);
  if (!record) notFound();
  return renderShareImage(
    <RecordImage tone="rose" title={record.name} lead={record.location} picture={record.avatar} />,
  );
}
