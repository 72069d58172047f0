import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { EmptyState } from "@/components/site/empty-state";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import english from "@/lib/messages/en/favorites/favorites.json";
import { ROUTES } from "@/lib/routes";

/** Shown while nothing is saved on this device. */
export function FavoritesEmpty() {
  const t = useTexts("favorites", english);
  return (
    <EmptyState
      title={t("empty")}
      action={
        <p className="flex flex-wrap justify-center gap-3">
          <IntentLink href={ROUTES.nearMe} className={buttonVariants({ variant: "beet" })}>
            <Icon name="MapPin" />
            {t("empty.near")}
          </IntentLink>
          <IntentLink href={ROUTES.byCity} className={buttonVariants({ variant: "line" })}>
            {t("empty.cities")}
          </IntentLink>
        </p>
      }
    >
      {t("empty.text")}
    </EmptyState>
  );
}
