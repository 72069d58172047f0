import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { Tip } from "@/components/site/tip";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import english from "@/lib/messages/en/places/city.json";
import { ROUTES } from "@/lib/routes";

/** Below a list of restaurants: the way to the form for one that it does not have. */
export function MissingPlace() {
  const t = useTexts("city", english);
  return (
    <Tip
      title={t("missing")}
      action={
        <IntentLink
          href={ROUTES.addListing}
          className={buttonVariants({ variant: "ink", className: "max-md:w-full" })}
        >
          <Icon name="Plus" />
          {t("missing.add")}
        </IntentLink>
      }
    >
      {t("missing.text")}
    </Tip>
  );
}
