import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { cn } from "@/lib/cn";
import english from "@/lib/messages/en/home.json";
import { ROUTES } from "@/lib/routes";

/** What people with a phone look for most, above the search (P3.21). */
export function NearMeButton() {
  const t = useTexts("home", english);
  return (
    <IntentLink
      href={ROUTES.nearMe}
      className={cn(buttonVariants({ variant: "ink", size: "lg" }), "mt-6 w-full md:hidden")}
    >
      <Icon name="LocateFixed" size={22} />
      {t("near-me")}
    </IntentLink>
  );
}
