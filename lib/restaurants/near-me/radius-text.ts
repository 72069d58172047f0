import type { Formats } from "@/lib/languages/texts-context";
import type { Translator } from "@/lib/languages/translator";
import { KM_PER_MILE, type DistanceUnit } from "@/lib/location/distance";
import type english from "@/lib/messages/en/near-me/near-me.json";

type Language = { t: Translator<keyof typeof english>; formats: Formats };

/** "5 km"; in miles as exact as cards are, "3.1 mi". */
export function radiusText(km: number, unit: DistanceUnit, { t, formats }: Language) {
  return unit === "kilometers" ? t("radius", { km }) : formats.distance(km / KM_PER_MILE);
}
