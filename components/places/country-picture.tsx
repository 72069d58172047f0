import { useTexts } from "#texts";
import { PIN_WIDTH_PX } from "@/components/map/map-engine";
import { StillMap } from "@/components/map/still-map";
import type { MappedCity } from "@/components/places/country-map";
import english from "@/lib/messages/en/places/country.json";
import { placeMarker } from "@/lib/map/markers";
import { markerPin } from "@/lib/map/pins";
import { apartAt, largestInView } from "@/lib/places/largest-in-view";
import { countryCamera } from "@/lib/places/place-camera";
import { cityHref } from "@/lib/routes";

/** The box on a phone, in which all cities of the first view are seen; and the largest box. */
const FITTED = { width: 390, height: 390 };
const LARGEST = { width: 800, height: 640 };

type CountryPictureProps = { country: string; cities: readonly MappedCity[] };

/** The largest cities of a country with their numbers of restaurants, as a picture. */
export function CountryPicture({ country, cities }: CountryPictureProps) {
  const t = useTexts("country", english);
  const camera = countryCamera(cities, FITTED);
  const shown = largestInView(cities, camera, LARGEST, apartAt(camera.zoom, PIN_WIDTH_PX));
  return (
    <StillMap
      description={t("still", { name: country })}
      camera={camera}
      size={LARGEST}
      pins={shown.map((city) => markerPin(placeMarker({ ...city, href: cityHref(city.id) })))}
    />
  );
}
