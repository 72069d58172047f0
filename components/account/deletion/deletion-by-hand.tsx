import { useTexts } from "#texts";
import { IntentLink } from "@/components/ui/intent-link";
import english from "@/lib/messages/en/account/settings-pages.json";
import { ROUTES } from "@/lib/routes";

/** How an account is deleted where the site cannot do it by itself (P14.443). */
export function DeletionByHand() {
  const t = useTexts("settings-pages", english);
  return (
    <p>
      {t.rich("delete.by-hand", {
        contact: (words) => (
          <IntentLink key="contact" href={ROUTES.contact} className="link">
            {words}
          </IntentLink>
        ),
      })}
    </p>
  );
}
