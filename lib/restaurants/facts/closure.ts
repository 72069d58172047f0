import type { Restaurant } from "@/lib/restaurants/types";

/** Whether a restaurant may have closed: members say so, or an import no longer finds it (P14.241). */
export function mayHaveClosed({
  closure,
  reportedClosed,
}: Pick<Restaurant, "closure" | "reportedClosed">) {
  return closure !== "closed" && (closure === "missing" || reportedClosed === true);
}
