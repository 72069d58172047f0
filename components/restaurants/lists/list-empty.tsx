import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { EmptyState } from "@/components/site/empty-state";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import favoritesEnglish from "@/lib/messages/en/favorites/favorites.json";
import savingEnglish from "@/lib/messages/en/favorites/saving.json";
import english from "@/lib/messages/en/lists/lists.json";
import { ROUTES } from "@/lib/routes";

/** Shown while a list has no places. */
export function ListEmpty() {
  const t = useTexts("lists", english);
  const ofFavorites = useTexts("favorites", favoritesEnglish);
  const ofSaving = useTexts("saving", savingEnglish);
  return (
    <EmptyState
      title={t("empty")}
      action={
        <p className="flex flex-wrap justify-center gap-3">
          <IntentLink href={ROUTES.nearMe} className={buttonVariants({ variant: "beet" })}>
            <Icon name="MapPin" />
            {ofFavorites("empty.near")}
          </IntentLink>
          <IntentLink href={ROUTES.favorites} className={buttonVariants({ variant: "line" })}>
            {ofSaving("saved.see")}
          </IntentLink>
        </p>
      }
    >
      {t("empty.text")}
    </EmptyState>
  );
}
