import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { BothNames, type NameForms } from "@/components/site/restaurant-name";
import { cityOfIn } from "@/lib/city-names/city-name";
import { pathIn } from "@/lib/languages/paths";
import english from "@/lib/messages/en/events/screens.json";

type EventPlaceProps = {
  /** The restaurant that the event is at; undefined for an address. */
  place: (NameForms & { city: string; country: string }) | undefined;
  /** Where another place is chosen. */
  changeHref: string;
};

/** Which place was chosen for an event, and the way to another one. */
export function EventPlace({ place, changeHref }: EventPlaceProps) {
  const t = useTexts("event-screens", english);
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-tile bg-sprout px-4 py-2.5">
      <Icon name="MapPin" className="flex-none text-ink-3" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {place
          ? t.rich("at", {
              name: () => (
                <b key="name">
                  <BothNames {...place} />
                </b>
              ),
              city: cityOfIn(t.language, place),
            })
          : t("at.address")}
      </span>
      <a href={pathIn(t.language, changeHref)} rel="nofollow" className="link tap">
        {t("choose")}
      </a>
    </p>
  );
}
