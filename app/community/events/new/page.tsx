import { NO_PLACE } from "@/components/community/events/proposals/event-place-search";
import { NewEventScreen } from "@/components/community/events/proposals/new-event-screen";
import { requireUser } from "@/lib/account/queries";
import { findEventPlaces, getEventPlace } from "@/lib/events/queries";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";

export const metadata = pageMetadata({ title: "Propose an event", index: false });

export const dynamic = "force-dynamic";

export default async function NewEventPage({ searchParams }: PageProps<"/community/events/new">) {
  const { place: id, q } = await searchParams;
  const chosen = typeof id === "string" ? id : undefined;
  const query = chosen ? `?${new URLSearchParams({ place: chosen })}` : "";
  await requireUser(`${ROUTES.newEvent}${query}`);
  if (chosen === NO_PLACE) return <NewEventScreen step="form" place={undefined} />;
  const place = chosen ? await getEventPlace(chosen) : undefined;
  if (place) return <NewEventScreen step="form" place={place} />;
  const text = typeof q === "string" ? q.trim() : "";
  return (
    <NewEventScreen step="search" text={text} found={text ? await findEventPlaces(text) : []} />
  );
}
