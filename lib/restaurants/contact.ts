import type { Restaurant } from "@/lib/restaurants/types";

const MAP_PAGE_ZOOM = 17;

/** The `tel:` URL of "+1 212 555 0148". */
export function telHref(phone: string) {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

/** "https://radishandrye.example" for display: "radishandrye.example". */
export function websiteName(website: string) {
  return website.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
}

/** The restaurant on openstreetmap.org. */
export function mapPageHref({ lat, lng }: Pick<Restaurant, "lat" | "lng">) {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=${MAP_PAGE_ZOOM}/${lat}/${lng}`;
}
