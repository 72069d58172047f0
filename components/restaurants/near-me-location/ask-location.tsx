import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useMemo, type ReactNode } from "react";
import { LocationBox } from "@/components/location/location-box";
import {
  AskLocationFrame,
  PlaceChips,
} from "@/components/restaurants/near-me-location/ask-location-frame";
import { useNearbyCities } from "@/components/restaurants/near-me-location/use-nearby-cities";
import type { Device } from "@/components/restaurants/near-me-location/use-near-me-location";
import { chipVariants } from "@/components/ui/chip";
import { readRecentLocations } from "@/lib/location/last-location";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import type { LocationSearch } from "@/lib/location/types";
import english from "@/lib/messages/en/near-me/ask.json";
import { nearMeHref } from "@/lib/near-me/href";
import { ROUTES } from "@/lib/routes";

/** What a visitor did with the form before its code was there. */
export type Typed = { text: string; hasFocus: boolean };

type AskLocationProps = {
  device: Device;
  /** What was typed into the form that this replaces. */
  typed: Typed;
  /** The largest cities of the directory. */
  cities: ReactNode;
  onFound: (found: LocationSearch) => void;
};

/** AskLocationForm with suggestions, and with what is known of this device: its last locations and its time zone (P4.20). */
export function AskLocation({ device, typed, cities, onFound }: AskLocationProps) {
  const t = useTexts("ask", english);
  const isRefused = device === "failed" || device === "unsupported";
  const recent = useMemo(() => (isRefused ? readRecentLocations() : []), [isRefused]);
  const ofZone = useNearbyCities(isRefused);
  return (
    <AskLocationFrame
      title={t(device === "asked" ? "finding" : "title")}
      box={
        <LocationBox typed={typed.text} hasFocus={isRefused || typed.hasFocus} onFound={onFound} />
      }
    >
      {recent.length > 0 && (
        <PlaceChips label={t("last")}>
          {recent.map((location) => (
            <li key={location.name}>
              <button
                type="button"
                className={chipVariants({})}
                onClick={() => onFound({ location })}
              >
                <Icon name="History" size={18} />
                {location.name}
              </button>
            </li>
          ))}
        </PlaceChips>
      )}
      {ofZone.length > 0 ? (
        <PlaceChips label={t("zone")}>
          {ofZone.map(({ name, note, means }) => (
            <li key={means.location?.name ?? name}>
              <a
                href={pathIn(
                  t.language,
                  means.location ? nearMeHref(means.location) : ROUTES.nearMe,
                )}
                className={chipVariants({})}
                onClick={(event) => {
                  event.preventDefault();
                  onFound(means);
                }}
              >
                <Icon name="MapPin" size={18} />
                {name}{" "}
                {t.language === DEFAULT_LANGUAGE && <span className="text-ink-3">{note}</span>}
              </a>
            </li>
          ))}
        </PlaceChips>
      ) : (
        cities
      )}
    </AskLocationFrame>
  );
}
