import type { Restaurant } from "@/lib/restaurants/types";

const MAP_PAGE_ZOOM = 17;

/** The `tel:` URL (RFC 3966) of "+1 212 555 0148", or of one with an extension. */
export function telHref(phone: string) {
  const [number = "", extension] = phone.split(" ext. ");
  const href = `tel:${number.replace(/[^+\d]/g, "")}`;
  return extension ? `${href};ext=${extension}` : href;
}

/** "https://radishandrye.example" for display: "radishandrye.example". */
export function websiteName(website: string) {
  return website.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
}

/** The restaurant on openstreetmap.org. */
export function mapPageHref({ lat, lng }: Pick<Restaurant, "lat" | "lng">) {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=${MAP_PAGE_ZOOM}/${lat}/${lng}`;
}

const OPEN_STREET_MAP = "https://www.openstreetmap.org";

/** An element of OpenStreetMap, "node/123", on its site. */
export function openStreetMapHref(osm: string) {
  return `${OPEN_STREET_MAP}/${osm}`;
}

/** The editor of OpenStreetMap, opened at the element. */
export function openStreetMapEditHref(osm: string) {
  const [type = "node", id = ""] = osm.split("/");
  return `${OPEN_STREET_MAP}/edit?${type}=${id}`;
}

/** The form for a note to OpenStreetMap's contributors at the restaurant's position. */
export function openStreetMapNoteHref({ lat, lng }: Pick<Restaurant, "lat" | "lng">) {
  return `${OPEN_STREET_MAP}/note/new#map=19/${lat}/${lng}`;
}

/**
 * The services with directions to a restaurant, in the order of the menu. `device` is the app that the device opens for a position
 * (RFC 5870).
 */
export function directionsHrefs({ name, lat, lng }: Pick<Restaurant, "name" | "lat" | "lng">) {
  const position = `${lat},${lng}`;
  return {
    device: `geo:${position}?q=${position}(${encodeURIComponent(name)})`,
    openStreetMap: `${OPEN_STREET_MAP}/directions?to=${position}`,
    google: `https://www.google.com/maps/dir/?api=1&destination=${position}`,
    apple: `https://maps.apple.com/?daddr=${position}`,
  };
}
