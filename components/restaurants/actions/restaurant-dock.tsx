import { Globe, Phone } from "lucide-react";
import { PhoneDock } from "@/components/restaurants/actions/phone-dock";
import { SampleContactLink } from "@/components/restaurants/actions/sample-contact-link";
import { RestaurantName } from "@/components/site/restaurant-name";
import { buttonVariants } from "@/components/ui/button";
import { telHref } from "@/lib/restaurants/facts/contact";
import type { Restaurant } from "@/lib/restaurants/types";

/** Call and Website, fixed to the bottom of a phone's screen (P6.11). */
export function RestaurantDock({ restaurant }: { restaurant: Restaurant }) {
  const { phone, website, sample } = restaurant;
  const name = <RestaurantName {...restaurant} />;
  const ContactLink = sample ? SampleContactLink : "a";
  if (!phone && !website) return null;
  return (
    <PhoneDock>
      {phone && (
        <ContactLink href={telHref(phone)} className={buttonVariants({ variant: "beet" })}>
          <Phone size={20} strokeWidth={1.9} aria-hidden="true" />
          <span>
            Call
            <span className="sr-only">
              {" "}
              {name}: {phone}
            </span>
          </span>
        </ContactLink>
      )}
      {website && (
        <ContactLink
          href={website}
          rel="noopener"
          className={buttonVariants({ variant: phone ? "line" : "beet" })}
        >
          <Globe size={20} strokeWidth={1.9} aria-hidden="true" />
          <span>
            Website<span className="sr-only"> of {name}</span>
          </span>
        </ContactLink>
      )}
    </PhoneDock>
  );
}
