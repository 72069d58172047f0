import { useTexts } from "#texts";
import { OpenNow } from "@/components/restaurants/opening-hours/open-now";
import { CallFirst } from "@/components/restaurants/cards/restaurant-status";
import english from "@/lib/messages/en/place.json";
import { mayHaveClosed } from "@/lib/restaurants/facts/closure";
import { sentHours } from "@/lib/restaurants/hours/sent-hours";
import type { Restaurant } from "@/lib/restaurants/types";

/** Whether it is open now, as far as that is known; nothing where the hours are unknown. */
export function VenueStatus({ restaurant }: { restaurant: Restaurant }) {
  const t = useTexts("place", english);
  if (restaurant.closure === "closed")
    return <span className="font-strong text-ink-3">{t("closed")}</span>;
  if (mayHaveClosed(restaurant)) return <CallFirst />;
  const { hours, timeZone, sample } = restaurant;
  return hours && <OpenNow hours={sentHours(hours)} timeZone={timeZone} withTime={!sample} />;
}
