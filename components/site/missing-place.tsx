import { Plus } from "lucide-react";
import { Tip } from "@/components/site/tip";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { ROUTES } from "@/lib/routes";

/** Below a list of restaurants: the way to the form for one that it does not have. */
export function MissingPlace() {
  return (
    <Tip
      title="Know a place that is missing?"
      action={
        <IntentLink
          href={ROUTES.addListing}
          className={buttonVariants({ variant: "ink", className: "max-md:w-full" })}
        >
          <Plus size={20} strokeWidth={1.9} aria-hidden="true" />
          Add a restaurant
        </IntentLink>
      }
    >
      Three fields are enough. A person reads every new listing before it goes live.
    </Tip>
  );
}
