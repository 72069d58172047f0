import { useTexts } from "#texts";
import { sentenceSpace } from "@/lib/languages/marks";
import english from "@/lib/messages/en/hours.json";
import { OpenStatusLabel } from "@/components/restaurants/cards/open-status-label";
import { openStatus } from "@/lib/restaurants/hours/open-status";
import { unknownPhrase, untilPhrase } from "@/lib/restaurants/hours/status-phrase";
import type { Restaurant } from "@/lib/restaurants/types";

type RestaurantStatusProps = {
  restaurant: Pick<Restaurant, "hours" | "timeZone">;
  now: Date;
  openLabel?: string;
  /** Also says until when: "until 22:00", "opens at 17:00". */
  withTime?: boolean;
};

/** Open, closed, or that it is not known: what is written then (P14.482). */
export function RestaurantStatus({
  restaurant,
  now,
  openLabel,
  withTime = false,
}: RestaurantStatusProps) {
  const t = useTexts("hours", english);
  const { hours, timeZone } = restaurant;
  if (!hours) return <HoursNotKnown />;
  const status = openStatus(hours, timeZone, now);
  const { open } = status;
  if (open === "unknown") return <UnknownStatus>{unknownPhrase(status, t)}</UnknownStatus>;
  const time = withTime && untilPhrase(status, t);
  const label = open ? (openLabel ?? t("open")) : t(time ? "closed.then" : "closed");
  if (!time) return <OpenStatusLabel {...{ open, label }} />;
  return (
    <>
      <OpenStatusLabel {...{ open, label }} />
      {open ? " " : sentenceSpace(t.language)}
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
  const t = useTexts("hours", english);
  return <UnknownStatus>{t("hours-unknown")}</UnknownStatus>;
}

/** Replaces the status of a restaurant that may have closed. */
export function CallFirst() {
  const t = useTexts("hours", english);
  return <UnknownStatus>{t("call-first")}</UnknownStatus>;
}
