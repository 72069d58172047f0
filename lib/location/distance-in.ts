import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/languages/languages";
import {
  FEET_PER_MILE,
  formatDistance,
  METERS_PER_MILE,
  type DistanceUnit,
} from "@/lib/location/distance";

/** The same as formatDistance in a language: "1,3 km", "1.3 公里". */
export function formatDistanceIn(language: Language, miles: number, unit: DistanceUnit) {
  if (language === DEFAULT_LANGUAGE) return formatDistance(miles, unit);
  const meters = miles * METERS_PER_MILE;
  const [value, name] =
    unit === "miles"
      ? miles < 1
        ? [Math.round(miles * FEET_PER_MILE), "foot"]
        : [miles, "mile"]
      : meters < 995
        ? [Math.round(meters / 10) * 10, "meter"]
        : [meters / 1000, "kilometer"];
  const isWhole = name === "foot" || name === "meter";
  return new Intl.NumberFormat(LANGUAGES[language].tag, {
    style: "unit",
    unit: name,
    maximumFractionDigits: isWhole ? 0 : 1,
    minimumFractionDigits: isWhole ? 0 : 1,
  }).format(value);
}
