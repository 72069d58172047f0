import { drawMemberImage } from "@/app/community/members/[slug]/member-image";
import { listMembers } from "@/lib/community/queries";

export const revalidate = 86_400;

export async function generateStaticParams() {
  return (await listMembers()).map(({ id }) => ({ slug: id }));
}

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  return drawMemberImage((await params).slug);
}
