import { MapPin } from "lucide-react";
import { mapPageHref } from "@/lib/restaurants/contact";
import type { Restaurant } from "@/lib/restaurants/types";

/** Where the restaurant stands: 300 px high (spec §9), whatever fills it. */
export function RestaurantLocation({ restaurant }: { restaurant: Restaurant }) {
  const { name, address, city } = restaurant;
  return (
    <section className="border-line max-md:border-t max-lg:md:flex max-lg:md:flex-col lg:border-t">
      <h2 className="px-6 pt-5 pb-3 text-h4 font-[680]">Location</h2>
      <div className="grid h-[300px] flex-1 place-content-center justify-items-center gap-1 bg-map-land px-6 text-center">
        <MapPin size={28} strokeWidth={1.9} aria-hidden="true" className="text-beet" />
        <p className="font-[650]">{name}</p>
        <p className="text-ink-2">
          {address}, {city}
        </p>
        <a
          href={mapPageHref(restaurant)}
          rel="noopener"
          className="link inline-flex min-h-11 items-center justify-center"
        >
          Open in OpenStreetMap
        </a>
      </div>
    </section>
  );
}
