import { useTexts } from "#texts";
import { setImmediate } from "node:timers/promises";
import { PIN_WIDTH_PX } from "@/components/map/map-engine";
import { StillMap } from "@/components/map/still-map";
import { nameAfterPrefix } from "@/lib/languages/name-after-prefix";
import english from "@/lib/messages/en/places/city.json";
import type { Location } from "@/lib/location/types";
import type { Camera } from "@/lib/map/camera";
import type { MapMarker } from "@/lib/map/markers";
import { indexPins, pinsInView } from "@/lib/map/pins";

/** As wide as the page can be. */
const WIDTH_PX = 1280;

type CityPictureProps = {
  city: Location;
  restaurants: readonly MapMarker[];
  camera: Camera;
  height: number;
  /** Cities around it. */
  nearby: readonly Location[];
};

/**
 * The restaurants of all pages of a city's list, and the names of the cities around, as a picture. A large city takes some time: other
 * requests are answered before and after its pins are put together.
 */
export function CityPicture(props: CityPictureProps) {
  const t = useTexts("city", english);
  const { city, restaurants } = props;
  const description = t("still", {
    count: restaurants.length,
    name: nameAfterPrefix(t.language, city.name),
  });
  return <DescribedPicture {...props} description={description} />;
}

async function DescribedPicture({
  city,
  restaurants,
  camera,
  height,
  nearby,
  description,
}: CityPictureProps & { description: string }) {
  const size = { width: WIDTH_PX, height };
  await setImmediate();
  const pins = pinsInView(indexPins(restaurants, PIN_WIDTH_PX), camera, size);
  await setImmediate();
  return (
    <StillMap
      description={description}
      camera={camera}
      size={size}
      pins={pins}
      named={[city, ...nearby].map(({ name, lat, lng }) => ({ name, lat, lng }))}
    />
  );
}
