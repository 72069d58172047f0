import { OpenStatusLabel } from "@/components/restaurants/open-status-label";
import { isOpenAt } from "@/lib/restaurants/hours";
import type { Restaurant } from "@/lib/restaurants/types";

type RestaurantStatusProps = {
  restaurant: Pick<Restaurant, "hours" | "timeZone">;
  now: Date;
  openLabel?: string;
};

/** Open, closed, or that the hours are not known. */
export function RestaurantStatus({ restaurant, now, openLabel = "Open" }: RestaurantStatusProps) {
  const { hours, timeZone } = restaurant;
  if (!hours) return <HoursNotKnown />;
  const open = isOpenAt(hours, timeZone, now);
  return <OpenStatusLabel open={open} label={open ? openLabel : "Closed"} />;
}

/** What stands in the place of the status where nobody has said when the restaurant is open. */
export function HoursNotKnown() {
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-3">
      <span aria-hidden="true" className="h-0.75 w-2.5 flex-none rounded-sm bg-ink-3" />
      Hours not known
    </span>
  );
}
