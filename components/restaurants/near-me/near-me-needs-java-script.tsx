import { IntentLink } from "@/components/ui/intent-link";
import { NeedsJavaScript } from "@/components/ui/needs-java-script";
import { ROUTES } from "@/lib/routes";

/** What near me cannot do without JavaScript. With tiles there is no list, so it leads to what works. */
export function NearMeNeedsJavaScript({ isTiled }: { isTiled: boolean }) {
  return (
    <NeedsJavaScript className="mb-4">
      Search, filters, sorting, the map and your location need JavaScript.{" "}
      {isTiled ? (
        <>
          Without JavaScript you can type a place below,{" "}
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
