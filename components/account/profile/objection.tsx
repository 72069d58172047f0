import { useTexts } from "#texts";
import { IntentLink } from "@/components/ui/intent-link";
import english from "@/lib/messages/en/account/profile.json";
import { ROUTES } from "@/lib/routes";

/** Under what a moderator decided, and how to object. */
export function Objection({ id }: { id: "suspended" | "removals.text" }) {
  const t = useTexts("profile", english);
  return t.rich(id, {
    terms: (words) => (
      <IntentLink key="terms" href={ROUTES.terms} className="link">
        {words}
      </IntentLink>
    ),
    contact: (words) => (
      <IntentLink key="contact" href={ROUTES.contact} className="link">
        {words}
      </IntentLink>
    ),
  });
}
