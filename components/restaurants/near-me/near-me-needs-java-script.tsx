import { IntentLink } from "@/components/ui/intent-link";
import { NeedsJavaScript } from "@/components/ui/needs-java-script";
import { ROUTES } from "@/lib/routes";

type NearMeNeedsJavaScriptProps = {
  isTiled: boolean;
  /** The first restaurants around a place are in the list; this is the page with those of its city. */
  city?: { name: string; href: string };
  /** No restaurant is near the place. */
  isEmpty?: boolean;
};

/** What near me cannot do without JavaScript. With tiles and no place there is no list, so it leads to what works. */
export function NearMeNeedsJavaScript({
  isTiled,
  city,
  isEmpty = false,
}: NearMeNeedsJavaScriptProps) {
  return (
    <NeedsJavaScript className="mb-4">
      Search, filters, sorting, the map and your location need JavaScript.{" "}
      {isEmpty && "We know of no restaurant within 100 km. "}
      {city && !isEmpty && (
        <>
          The first places are in the list below, and all of{" "}
          <IntentLink href={city.href} className="link">
            {city.name}
          </IntentLink>{" "}
          on a page of its own.
        </>
      )}
      {isTiled && (isEmpty || !city) && (
        <>
          Without JavaScript you can {!isEmpty && "type a place below, "}
          <IntentLink href="/restaurants/search" className="link">
            search everywhere
          </IntentLink>
          , or choose{" "}
          <IntentLink href={ROUTES.byCountry} className="link">
            a country
          </IntentLink>{" "}
          or{" "}
          <IntentLink href={ROUTES.byCity} className="link">
            a city
          </IntentLink>
          .
        </>
      )}
      {!isTiled && "Every restaurant is in the list below."}
    </NeedsJavaScript>
  );
}
