import { IntentLink } from "@/components/ui/intent-link";
import { ROUTES } from "@/lib/routes";

/** How an account is deleted where the site cannot do it by itself (P14.443). */
export function DeletionByHand() {
  return (
    <p>
      This site cannot delete accounts by itself. Please write to whoever runs it, from the address
      of your account: the{" "}
      <IntentLink href={ROUTES.contact} className="link">
        contact page
      </IntentLink>{" "}
      says where. Your account is then deleted with everything in it.
    </p>
  );
}
