import { useTexts } from "#texts";
import { MemberEventCard } from "@/components/community/events/member-event-card";
import { UntilOver } from "@/components/community/events/until-over";
import { IntentLink } from "@/components/ui/intent-link";
import { memberEventFacts } from "@/lib/community/event-cards";
import { nameAfterPrefix } from "@/lib/languages/name-after-prefix";
import english from "@/lib/messages/en/places/city.json";
import type { MemberEvent } from "@/lib/events/types";
import { ROUTES } from "@/lib/routes";

type CityEventsProps = { city: string; events: readonly MemberEvent[] };

/** The next events in a city, which has one time zone; nothing where there are none (P14.966). */
export function CityEvents({ city, events }: CityEventsProps) {
  const t = useTexts("city", english);
  const [last] = events.toSorted((a, b) => b.end.localeCompare(a.end));
  if (!last) return null;
  return (
    <UntilOver event={last}>
      <section aria-labelledby="city-events" className="mt-12 md:mt-16">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 id="city-events" className="font-display text-h2">
            {t("events", { city: nameAfterPrefix(t.language, city) })}
          </h2>
          <IntentLink href={ROUTES.events} className="link tap">
            {t("events.all")}
          </IntentLink>
        </div>
        <ul className="border-t border-line">
          {events.map((event) => (
            <UntilOver key={event.id} event={event}>
              <li>
                <MemberEventCard
                  event={{ ...memberEventFacts(t.language, event), city }}
                  level={3}
                />
              </li>
            </UntilOver>
          ))}
        </ul>
      </section>
    </UntilOver>
  );
}
