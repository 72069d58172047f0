import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { cn } from "@/lib/cn";
import english from "@/lib/messages/en/events/page.json";
import { ROUTES } from "@/lib/routes";

/** The way to the form for a new event. */
export function ProposeLink() {
  const t = useTexts("event-page", english);
  return (
    <p className="mb-7 print:hidden">
      <IntentLink
        href={ROUTES.newEvent}
        rel="nofollow"
        className={cn(buttonVariants({ variant: "beet" }), "max-md:w-full")}
      >
        <Icon name="Plus" />
        {t("propose")}
      </IntentLink>
    </p>
  );
}
