"use client";

import { useTexts } from "#texts";
import english from "@/lib/messages/en/hours.json";
import { weekdayAndDate } from "@/lib/restaurants/hours/date-names";
import { weekdayIn } from "@/lib/restaurants/hours/weekday-names";
import { capitalize } from "@/lib/strings/capitalize";
import { Icon } from "@/components/ui/icon";
import { useId, useMemo, useState, type ReactNode } from "react";
import { useNow } from "@/lib/browser/use-now";
import { cn } from "@/lib/cn";
import { TodayHours } from "@/components/restaurants/opening-hours/today-hours";
import { ClosedDays } from "@/components/restaurants/opening-hours/closed-days";
import { rangesFrom } from "@/lib/restaurants/hours/closed-ranges";
import { formatDayHours } from "@/lib/restaurants/hours/day-hours-text";
import { exceptionsFrom, hoursInTable } from "@/lib/restaurants/hours/hours-table";
import { dateIn, todayIn } from "@/lib/restaurants/hours/local-time";
import { openStatus } from "@/lib/restaurants/hours/open-status";
import { openingPhrase } from "@/lib/restaurants/hours/opening-phrase";
import { receivedHours, type SentHours } from "@/lib/restaurants/hours/sent-hours";
import { WEEKDAYS } from "@/lib/restaurants/types";

type OpeningHoursProps = {
  hours: SentHours;
  timeZone: string;
  /** Whether it says when the restaurant opens or closes next. */
  saysNext?: boolean;
  /** Coming public holidays, "YYYY-MM-DD", of which the hours say nothing. */
  silentHolidays?: readonly string[];
  /** Below the days: who says so. */
  children?: ReactNode;
};

/**
 * The opening hours of the week, with today highlighted, in the restaurant's time zone. Phones show only today until
 * expanded; without JavaScript, and on paper, all days are shown.
 */
export function OpeningHours({
  hours: sent,
  timeZone,
  saysNext = true,
  silentHolidays = [],
  children,
}: OpeningHoursProps) {
  const t = useTexts("hours", english);
  const now = useNow();
  const [showsWeek, setShowsWeek] = useState(false);
  const listId = useId();
  const hours = useMemo(() => receivedHours(sent), [sent]);
  const { closed = [] } = hours;
  const today = now && todayIn(timeZone, now);
  const exceptions = now ? exceptionsFrom(hours, timeZone, now) : [];
  return (
    <section className="border-t border-line px-6 py-5">
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-h4 font-title">{t("title")}</h2>
        <p className="min-h-[1.45em] text-small text-ink-3 tabular-nums">
          {now && saysNext && openingPhrase(openStatus(hours, timeZone, now), t)}
        </p>
      </div>
      <dl
        id={listId}
        className={cn("grid tabular-nums max-md:min-h-11", !showsWeek && "hours-of-today")}
      >
        {WEEKDAYS.map((weekday) => (
          <div key={weekday} data-today={weekday === today || undefined} className="hours-row">
            <dt>
              {capitalize(weekdayIn(t.language, weekday))}
              {weekday === today && <span className="spoken">{` ${t("today")}`}</span>}
            </dt>
            <dd>
              {now && weekday === today ? (
                <TodayHours {...{ hours, weekday, timeZone, now }} />
              ) : (
                formatDayHours(
                  now ? hoursInTable(hours, weekday, timeZone, now) : hours[weekday],
                  t,
                )
              )}
            </dd>
          </div>
        ))}
      </dl>
      {now && silentHolidays.includes(dateIn(timeZone, now)) && (
        <p className="mt-2 text-small text-ink-2">{t("holiday")}</p>
      )}
      <ClosedDays ranges={now ? rangesFrom(closed, dateIn(timeZone, now)) : closed} t={t} />
      {exceptions.length > 0 && (
        <ul className="mt-2 text-small text-ink-2 tabular-nums">
          {exceptions.map(([date, day]) => (
            <li key={date}>
              {t("exception", {
                date: weekdayAndDate(t.language, date),
                hours: formatDayHours(day, t),
              })}
            </li>
          ))}
        </ul>
      )}
      {children}
      <button
        type="button"
        aria-expanded={showsWeek}
        aria-controls={listId}
        onClick={() => setShowsWeek(!showsWeek)}
        className="-ms-4 inline-flex min-h-11 items-center gap-2 rounded-md px-4 text-note font-strong hover:bg-sprout md:hidden noscript:hidden"
      >
        {t("all")}
        <Icon
          name="ChevronDown"
          size={18}
          className={cn("transition-transform", showsWeek && "rotate-180")}
        />
      </button>
    </section>
  );
}
