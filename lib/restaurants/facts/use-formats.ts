import { use } from "react";
import { TextsContext, type Formats } from "@/lib/languages/texts-context";
import { formatDistance } from "@/lib/location/distance";
import { monthOf } from "@/lib/restaurants/facts/freshness";

const ENGLISH: Formats = { month: monthOf, distance: formatDistance };

/** How the page's language writes months and distances, for islands. */
export const useFormats = () => use(TextsContext)?.formats ?? ENGLISH;
