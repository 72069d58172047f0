import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import english from "@/lib/messages/en/favorites/account.json";
import { ROUTES } from "@/lib/routes";

/** From the favorites to the lists. */
export function ListsLink() {
  const t = useTexts("favorites-account", english);
  return (
    <IntentLink href={ROUTES.lists} className={buttonVariants()}>
      <Icon name="ListChecks" />
      {t("lists")}
    </IntentLink>
  );
}
