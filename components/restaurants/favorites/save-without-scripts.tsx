import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { buttonVariants } from "@/components/ui/button";
import { saveWithoutScripts } from "@/lib/favorites/actions";
import english from "@/lib/messages/en/place.json";

/** Saves the restaurant in the account where no script can: signed-out visitors are led to the sign-in (P14.34). */
export function SaveWithoutScripts({ restaurantId }: { restaurantId: string }) {
  const t = useTexts("place", english);
  return (
    <form action={saveWithoutScripts} className="mt-4 hidden noscript:block">
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <input type="hidden" name="language" value={t.language} />
      <button type="submit" className={buttonVariants({ variant: "line" })}>
        <Icon name="Heart" />
        {t("save.without-scripts")}
      </button>
    </form>
  );
}
