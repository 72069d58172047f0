import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { ClosedDays } from "@/components/restaurants/opening-hours/closed-days";
import { PageLink } from "@/components/ui/page-link";
import { ownWords } from "@/lib/languages/own-words";
import hoursTexts from "@/lib/messages/en/hours.json";
import english from "@/lib/messages/en/place.json";
import sourceTexts from "@/lib/messages/en/sources.json";
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
  const t = useTexts("place", english);
  const say = useTexts("sources", sourceTexts);
  const ofHours = useTexts("hours", hoursTexts);
  const { id, phone, hours, hoursText } = restaurant;
  return (
    <section className="border-t border-line px-6 py-5">
      <h2 className="mb-1.5 text-h4 font-title">{ofHours("title")}</h2>
      {hoursText ? (
        <p className="text-ink-2">
          {t.rich("hours.says", {
            source: sourceName(restaurant, sources, "hoursText", say),
            hours: () => (
              <q key="hours" className="wrap-anywhere" {...ownWords(t.language)}>
                {hoursText}
              </q>
            ),
          })}
        </p>
      ) : (
        <p className="text-ink-2">
          {t.rich("hours.unknown", {
            add: (text) => (
              <PageLink key="add" href={factHref(id, "hoursText")} rel="nofollow" className="link">
                {text}
              </PageLink>
            ),
          })}
        </p>
      )}
      <ClosedDays ranges={hours?.closed ?? []} t={ofHours} />
      {phone && (
        <p className="mt-2 flex items-center gap-2.5 text-note text-ink-2">
          <Icon name="Phone" size={18} className="flex-none text-ink-3" />
          <span>
            {t.rich("hours.call", {
              phone: () => (
                <a key="phone" href={telHref(phone)} className="text-inherit hover:underline">
                  <bdi>{phone}</bdi>
                </a>
              ),
            })}
          </span>
        </p>
      )}
    </section>
  );
}
