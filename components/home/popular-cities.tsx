"use client";

import { useSyncExternalStore } from "react";
import { InEnglish } from "@/components/ui/in-english";
import { IntentLink } from "@/components/ui/intent-link";
import { popularNear, type PopularCity } from "@/lib/home/popular-cities";
import { cityHref } from "@/lib/routes";

const neverChanges = () => () => undefined;

/** "Europe/Vienna 60": the name of the time zone, and the minutes that it is east of UTC now. */
function readZone() {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return `${timeZone} ${-new Date().getTimezoneOffset()}`;
}

function parseZone(text: string) {
  const [name = "", minutesEast] = text.split(" ");
  return { name, minutesEast: Number(minutesEast) };
}

/** `detail` is "Germany, 312 restaurants", in the language of the page. */
type ShownCity = PopularCity & { detail: string };

/** Cities with many restaurants: the largest of all, and in a browser those near its time zone (P3.20). */
export function PopularCities({ cities }: { cities: readonly ShownCity[] }) {
  const zone = useSyncExternalStore(neverChanges, readZone, () => undefined);
  const shown = popularNear(cities, zone === undefined ? undefined : parseZone(zone));
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {shown.map(({ id, name, detail }) => (
        <li key={id}>
          <IntentLink
            href={cityHref(id)}
            isCard
            className="group block h-full rounded-tile border border-line bg-surface px-5 py-4"
          >
            <b className="block font-display text-h4 decoration-beet decoration-2 underline-offset-4 group-hover:underline">
              {name}
            </b>
            <span className="text-note text-ink-2">
              {detail}
              <InEnglish href={cityHref(id)} />
            </span>
          </IntentLink>
        </li>
      ))}
    </ul>
  );
}
