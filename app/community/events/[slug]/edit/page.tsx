import { EditScreen, ownEventMetadata } from "@/app/community/events/[slug]/edit/edit-screen";

export const metadata = ownEventMetadata();

export const dynamic = "force-dynamic";

export default async function OwnEventPage({
  params,
  searchParams,
}: PageProps<"/community/events/[slug]/edit">) {
  const { slug } = await params;
  return <EditScreen slug={slug} query={await searchParams} />;
}
