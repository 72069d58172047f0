import { MapPin } from "@/components/ui/icons";
import { EmptyState } from "@/components/site/empty-state";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { ROUTES } from "@/lib/routes";

/** Shown while a list has no places. */
export function ListEmpty() {
  return (
    <EmptyState
      title="No places yet"
      action={
        <p className="flex flex-wrap justify-center gap-3">
          <IntentLink href={ROUTES.nearMe} className={buttonVariants({ variant: "beet" })}>
            <MapPin size={20} strokeWidth={1.9} aria-hidden="true" />
            Find restaurants near you
          </IntentLink>
          <IntentLink href={ROUTES.favorites} className={buttonVariants({ variant: "line" })}>
            See your favorites
          </IntentLink>
        </p>
      }
    >
      Press “Add to a list” on a restaurant&apos;s page or below a favorite, and it appears here.
    </EmptyState>
  );
}
