import { MapPin } from "@/components/ui/icons";
import { EmptyState } from "@/components/site/empty-state";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { ROUTES } from "@/lib/routes";

/** Shown while nothing is saved on this device. */
export function FavoritesEmpty() {
  return (
    <EmptyState
      title="Nothing saved yet"
      action={
        <p className="flex flex-wrap justify-center gap-3">
          <IntentLink href={ROUTES.nearMe} className={buttonVariants({ variant: "beet" })}>
            <MapPin size={20} strokeWidth={1.9} aria-hidden="true" />
            Find restaurants near you
          </IntentLink>
          <IntentLink href={ROUTES.byCity} className={buttonVariants({ variant: "line" })}>
            Browse by city
          </IntentLink>
        </p>
      }
    >
      Press Save on a restaurant&apos;s page and it appears here, with its hours and directions.
    </EmptyState>
  );
}
