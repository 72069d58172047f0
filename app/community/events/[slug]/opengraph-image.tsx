import { drawEventImage } from "@/app/community/events/[slug]/event-image";
import { listEvents } from "@/lib/community/queries";

export const revalidate = 86_400;

export async function generateStaticParams() {
  return (await listEvents()).map(({ id }) => ({ slug: id }));
}

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  return drawEventImage((await params).slug);
}
