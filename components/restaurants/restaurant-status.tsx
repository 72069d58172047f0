import { OpenStatusLabel } from "@/components/restaurants/open-status-label";
import { isOpenAt, openStatus } from "@/lib/restaurants/hours";
import { untilPhrase } from "@/lib/restaurants/opening-phrase";
import type { Restaurant } from "@/lib/restaurants/types";

type RestaurantStatusProps = {
  restaurant: Pick<Restaurant, "hours" | "timeZone">;
  now: Date;
  openLabel?: string;
  /** Also says until when: "until 22:00", "opens 17:00". */
  withTime?: boolean;
};

/** Open, closed, or that the hours are not known. */
export function RestaurantStatus({
  restaurant,
  now,
  openLabel = "Open",
  withTime = false,
}: RestaurantStatusProps) {
  const { hours, timeZone } = restaurant;
  if (!hours) return <HoursNotKnown />;
  const open = isOpenAt(hours, timeZone, now);
  const time = withTime && untilPhrase(openStatus(hours, timeZone, now));
  if (!time) return <OpenStatusLabel open={open} label={open ? openLabel : "Closed"} />;
  return (
    <>
      <OpenStatusLabel open={open} label={open ? openLabel : "Closed,"} />{" "}
      <span className="text-ink-2">{time}</span>
    </>
  );
}

function UnknownStatus({ children }: { children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-3">
      <span aria-hidden="true" className="h-0.75 w-2.5 flex-none rounded-sm bg-ink-3" />
      {children}
    </span>
  );
}

/** Replaces the status of a restaurant without opening hours. */
export function HoursNotKnown() {
  return <UnknownStatus>Hours not known</UnknownStatus>;
}

/** Replaces the status of a restaurant that may have closed. */
export function CallFirst() {
  return <UnknownStatus>Call first</UnknownStatus>;
}
