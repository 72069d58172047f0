import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { distanceMiles } from "@/lib/location/distance";
import type { Location } from "@/lib/location/types";
import english from "@/lib/messages/en/near-me/near-me.json";

/** One lookup per pause in typing. */
const PAUSE_MS = 300;
/** The list is around this city already. */
const SAME_MILES = 1;

/** The city that the text is the name of, once it was looked up. */
function useNamedCity(text: string) {
  const [found, setFound] = useState<{ text: string; city: Location | undefined }>();

  useEffect(() => {
    if (!text.trim()) return undefined;
    let isCurrent = true;
    const timer = window.setTimeout(() => {
      import("@/lib/geocoding/named-city")
        .then(({ findNamedCity }) => findNamedCity(text))
        .then(
          (city) => isCurrent && setFound({ text, city }),
          () => undefined,
        );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [text]);

  return found?.text === text ? found.city : undefined;
}

type CityOfferProps = {
  /** The text of the search box. */
  text: string;
  location: Location | undefined;
  onLocation: (location: Location) => void;
};

/** Offers the list around a city whose name was typed into the search box (P4.15). */
export function CityOffer({ text, location, onLocation }: CityOfferProps) {
  const t = useTexts("near-me", english);
  const city = useNamedCity(text);
  if (!city || (location && distanceMiles(location, city) < SAME_MILES)) return null;
  return (
    <Button onClick={() => onLocation(city)} className="mb-5">
      <Icon name="MapPin" />
      {t("city", { name: city.name })}
    </Button>
  );
}
