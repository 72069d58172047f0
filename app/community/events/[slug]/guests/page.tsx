import { notFound } from "next/navigation";
import { GuestsScreen } from "@/components/community/events/guests-screen";
import { requireUser } from "@/lib/account/queries";
import { listEvents } from "@/lib/community/queries";
import { getMemberEvent } from "@/lib/events/queries";
import { getEventGuests } from "@/lib/members/queries";
import { pageMetadata } from "@/lib/metadata";
import { eventGuestsHref } from "@/lib/events/hrefs";

export const metadata = pageMetadata({ title: "Members who are going", index: false });

export const dynamic = "force-dynamic";

export default async function EventGuestsPage({
  params,
  searchParams,
}: PageProps<"/community/events/[slug]/guests">) {
  const { slug } = await params;
  const { result } = await searchParams;
  const user = await requireUser(eventGuestsHref(slug));
  const sample = (await listEvents()).find(({ id }) => id === slug);
  const event = sample ?? (await getMemberEvent(slug));
  if (!event) notFound();
  const guests = await getEventGuests(user, slug);
  return <GuestsScreen event={event} guests={guests} result={result} />;
}
