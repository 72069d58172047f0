import { Phone } from "lucide-react";
import { ClosedDays } from "@/components/restaurants/opening-hours/closed-days";
import { translator } from "@/lib/languages/translator";
import english from "@/lib/messages/en/hours.json";
import { telHref } from "@/lib/restaurants/facts/contact";
import { sourceName, type FactSources } from "@/lib/restaurants/facts/fact-sources";
import type { Restaurant } from "@/lib/restaurants/types";
import { factHref } from "@/lib/routes";

type UnknownHoursProps = {
  restaurant: Restaurant;
  sources: FactSources;
};

/** Replaces the opening hours where they are unknown or cannot be parsed. */
export function UnknownHours({ restaurant, sources }: UnknownHoursProps) {
  const { id, phone, hours, hoursText } = restaurant;
  return (
    <section className="border-t border-line px-6 py-5">
      <h2 className="mb-1.5 text-h4 font-title">Hours</h2>
      {hoursText ? (
        <p className="text-ink-2">
          {sourceName(restaurant, sources, "hoursText")} says:{" "}
          <q className="wrap-anywhere">{hoursText}</q>
        </p>
      ) : (
        <p className="text-ink-2">
          Hours not known yet.{" "}
          <a href={factHref(id, "hoursText")} rel="nofollow" className="link">
            Add them
          </a>
        </p>
      )}
      <ClosedDays ranges={hours?.closed ?? []} t={translator("en", english)} />
      {phone && (
        <p className="mt-2 flex items-center gap-2.5 text-note text-ink-2">
          <Phone size={18} strokeWidth={1.9} aria-hidden="true" className="flex-none text-ink-3" />
          <span>
            Call before you go:{" "}
            <a href={telHref(phone)} className="text-inherit hover:underline">
              {phone}
            </a>
          </span>
        </p>
      )}
    </section>
  );
}
