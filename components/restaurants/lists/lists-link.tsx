import { useTexts } from "#texts";
import { ListChecks } from "@/components/ui/icons";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import english from "@/lib/messages/en/favorites/account.json";
import { ROUTES } from "@/lib/routes";

/** From the favorites to the lists. */
export function ListsLink() {
  const t = useTexts("favorites-account", english);
  return (
    <IntentLink href={ROUTES.lists} className={buttonVariants()}>
      <ListChecks size={20} />
      {t("lists")}
    </IntentLink>
  );
}
