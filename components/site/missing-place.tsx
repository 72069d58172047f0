import { Plus } from "lucide-react";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { ROUTES } from "@/lib/routes";

/** Below a list of restaurants: the way to the form for one that it does not have. */
export function MissingPlace() {
  return (
    <section className="mt-12 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 bg-sprout px-(--gutter) py-7 max-md:-mx-(--gutter) md:rounded-xl md:px-9">
      <div>
        <h2 className="font-display text-h3">Know a place that is missing?</h2>
        <p className="mt-1.5 text-ink-2">
          Three fields are enough. A person reads every new listing before it goes live.
        </p>
      </div>
      <IntentLink
        href={ROUTES.addListing}
        className={buttonVariants({ variant: "ink", className: "max-md:w-full" })}
      >
        <Plus size={20} strokeWidth={1.9} aria-hidden="true" />
        Add a restaurant
      </IntentLink>
    </section>
  );
}
