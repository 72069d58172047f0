import type { Translator } from "@/lib/languages/translator";
import {
  AREA_NAME,
  DEVICE_LOCATION_NAME,
  LAST_LOCATION_NAME,
  SHARED_NAME,
} from "@/lib/location/device-location";
import type { Location } from "@/lib/location/types";
import type english from "@/lib/messages/en/near-me/near-me.json";

/** Names that are stored in English, as every page reads them, with the ids of what visitors see. */
const TEXTS: Readonly<Record<string, keyof typeof english>> = {
  [DEVICE_LOCATION_NAME]: "here",
  [LAST_LOCATION_NAME]: "here.last",
  [AREA_NAME]: "area",
  [SHARED_NAME]: "shared",
};

/** What a page calls a location. */
export function shownName({ name }: Location, t: Translator<keyof typeof english>) {
  const id = Object.hasOwn(TEXTS, name) ? TEXTS[name] : undefined;
  return id ? t(id) : name;
}
