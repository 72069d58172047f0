import { Globe, MapPin, Phone } from "lucide-react";
import { OpeningHours } from "@/components/restaurants/opening-hours";
import { UnknownHours } from "@/components/restaurants/unknown-hours";
import { RestaurantLocation } from "@/components/restaurants/restaurant-location";
import { cn } from "@/lib/cn";
import { telHref, websiteName } from "@/lib/restaurants/contact";
import type { Restaurant } from "@/lib/restaurants/types";

const ROW = "flex min-h-12 items-center gap-3.5";
const LINK = `${ROW} link no-underline hover:underline`;
const ICON = { size: 20, strokeWidth: 1.9, "aria-hidden": true, className: "flex-none text-ink-3" };

/** Contact, hours and location: beside the page on the desktop, before the description on phones. */
export function RestaurantPanel({ restaurant }: { restaurant: Restaurant }) {
  const { name, address, postcode, city, country, phone, website } = restaurant;
  const { hours, hoursText, timeZone } = restaurant;
  return (
    <aside
      aria-label="Contact, hours and location"
      className={cn(
        "mb-8 overflow-hidden rounded-xl border border-line bg-surface max-lg:md:grid max-lg:md:grid-cols-2 print:block!",
        "lg:sticky lg:top-[min(96px,calc(100svh-72rem))] lg:col-start-2 lg:row-start-1 lg:mb-0",
      )}
    >
      <div className="max-lg:md:border-r max-lg:md:border-line">
        <section className="px-6 py-5">
          <h2 className="mb-1.5 text-h4 font-title">Contact Information</h2>
          <p className={ROW}>
            <MapPin {...ICON} />
            <span>
              {address}
              {address && <br />}
              <span className="text-ink-3">
                {postcode} {city}, {country}
              </span>
            </span>
          </p>
          {phone && (
            <a href={telHref(phone)} className={LINK}>
              <Phone {...ICON} />
              <span>
                <span className="sr-only">Call {name}: </span>
                {phone}
              </span>
            </a>
          )}
          {website && (
            <a href={website} rel="noopener" className={LINK}>
              <Globe {...ICON} />
              <span>
                <span className="sr-only">Website of {name}: </span>
                {websiteName(website)}
              </span>
            </a>
          )}
        </section>
        {hours ? (
          <OpeningHours hours={hours} timeZone={timeZone} />
        ) : (
          <UnknownHours text={hoursText} />
        )}
      </div>
      <RestaurantLocation restaurant={restaurant} />
    </aside>
  );
}
