import { Plus } from "@/components/ui/icons";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { cn } from "@/lib/cn";
import { ROUTES } from "@/lib/routes";

/** The way to the form for a new event. */
export function ProposeLink() {
  return (
    <p className="mb-7 print:hidden">
      <IntentLink
        href={ROUTES.newEvent}
        rel="nofollow"
        className={cn(buttonVariants({ variant: "beet" }), "max-md:w-full")}
      >
        <Plus size={20} strokeWidth={1.9} aria-hidden="true" />
        Propose an event
      </IntentLink>
    </p>
  );
}
