import { notFound } from "next/navigation";
import { LeafArt } from "@/components/share-image/leaf-art";
import { RecordImage } from "@/components/share-image/record-image";
import { ShareImage } from "@/components/share-image/share-image";
import { listMembers } from "@/lib/community/queries";
import { getMemberWithReviews } from "@/lib/members/queries";
import { renderShareImage } from "@/lib/share-image/render";
import { SITE_NAME } from "@/lib/site";

export const revalidate = 86_400;

export async function generateStaticParams() {
  return (await listMembers()).map(({ id }) => ({ slug: id }));
}

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const record = (await listMembers()).find(({ id }) => id === slug);
  if (record) {
    const { name, location, avatar } = record;
    return renderShareImage(
      <RecordImage tone="rose" title={name} lead={location} picture={avatar} />,
    );
  }
  const real = await getMemberWithReviews(slug);
  if (!real) notFound();
  const { name, town = `Member of ${SITE_NAME}` } = real.member;
  return renderShareImage(
    <ShareImage tone="rose" title={name} lead={town}>
      <LeafArt labels={[]} />
    </ShareImage>,
  );
}
