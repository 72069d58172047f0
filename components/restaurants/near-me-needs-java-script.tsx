import { IntentLink } from "@/components/ui/intent-link";
import { NeedsJavaScript } from "@/components/ui/needs-java-script";
import { DEFAULT_NEAR_ME_LOCATION } from "@/lib/location/defaults";
import { ROUTES } from "@/lib/routes";

/** What near me cannot do without JavaScript. With tiles the list is that around the default location, so it leads to what works. */
export function NearMeNeedsJavaScript({ isTiled }: { isTiled: boolean }) {
  return (
    <NeedsJavaScript className="mb-4">
      Search, filters, sorting, the map and your location need JavaScript.{" "}
      {isTiled ? (
        <>
          This page lists what is near {DEFAULT_NEAR_ME_LOCATION.name}, if there is anything.
          Without JavaScript you can{" "}
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
      ) : (
        "Every restaurant is in the list below."
      )}
    </NeedsJavaScript>
  );
}
