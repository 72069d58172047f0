import {
  eventGuestsMetadata,
  EventGuestsScreen,
} from "@/app/community/events/[slug]/guests/event-guests-screen";

export const metadata = eventGuestsMetadata();

export const dynamic = "force-dynamic";

export default async function EventGuestsPage({
  params,
  searchParams,
}: PageProps<"/community/events/[slug]/guests">) {
  const { slug } = await params;
  const { result } = await searchParams;
  return <EventGuestsScreen slug={slug} result={result} />;
}
