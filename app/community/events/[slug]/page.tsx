import { eventPageMetadata, EventScreen } from "@/app/community/events/[slug]/event-screen";
import { listEvents } from "@/lib/community/queries";

type Props = PageProps<"/community/events/[slug]">;

/** Samples are in the build; members' events are rendered when they are first requested. Names are a day old at most. */
export const revalidate = 86_400;

export async function generateStaticParams() {
  return (await listEvents()).map(({ id }) => ({ slug: id }));
}

export async function generateMetadata({ params }: Props) {
  return eventPageMetadata((await params).slug);
}

export default async function CommunityEventPage({ params }: Props) {
  return <EventScreen slug={(await params).slug} />;
}
