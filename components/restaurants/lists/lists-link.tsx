import { ListChecks } from "@/components/ui/icons";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { ROUTES } from "@/lib/routes";

/** From the favorites to the lists. */
export function ListsLink() {
  return (
    <IntentLink href={ROUTES.lists} className={buttonVariants()}>
      <ListChecks size={20} strokeWidth={1.9} aria-hidden="true" />
      Your lists
    </IntentLink>
  );
}
