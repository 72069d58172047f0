import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { PhoneDock } from "@/components/restaurants/actions/phone-dock";
import { SampleContactLink } from "@/components/restaurants/actions/sample-contact-link";
import { RestaurantName } from "@/components/site/restaurant-name";
import { buttonVariants } from "@/components/ui/button";
import english from "@/lib/messages/en/place.json";
import { telHref } from "@/lib/restaurants/facts/contact";
import type { Restaurant } from "@/lib/restaurants/types";

/** Call and Website of a sample, fixed to the bottom of a phone's screen (P6.11). */
export function RestaurantDock({ restaurant }: { restaurant: Restaurant }) {
  const t = useTexts("place", english);
  const { phone, website } = restaurant;
  const name = () => <RestaurantName key="name" {...restaurant} />;
  if (!phone && !website) return null;
  return (
    <PhoneDock>
      {phone && (
        <SampleContactLink
          href={telHref(phone)}
          className={buttonVariants({ variant: "beet" })}
          notice={{
            title: t("sample-contact"),
            description: t("sample-contact.call"),
            action: t("sample-contact.call-anyway"),
          }}
        >
          <Icon name="Phone" />
          <span>
            {t("call")}
            <span className="sr-only">{t.rich("call.spoken", { name, phone })}</span>
          </span>
        </SampleContactLink>
      )}
      {website && (
        <SampleContactLink
          href={website}
          className={buttonVariants({ variant: phone ? "line" : "beet" })}
          notice={{
            title: t("sample-contact"),
            description: t("sample-contact.website"),
            action: t("sample-contact.open-anyway"),
          }}
        >
          <Icon name="Globe" />
          <span>
            {t("website")}
            <span className="sr-only">{t.rich("website.spoken", { name })}</span>
          </span>
        </SampleContactLink>
      )}
    </PhoneDock>
  );
}
