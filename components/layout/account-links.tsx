import { useTexts } from "#texts";
import { JoinLink } from "@/components/layout/join-link";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { cn } from "@/lib/cn";
import english from "@/lib/messages/en/layout.json";
import { ROUTES } from "@/lib/routes";

/** In the narrow columns of the phone menu, what says that a page is in English stands below the text. */
const WRAPPED = "two-lines";

/** The links of a signed-out visitor, in the navigation bar and at the end of the phone menu. */
export function AccountLinks({ sheet = false }: { sheet?: boolean }) {
  const t = useTexts("layout", english);
  const size = sheet ? "md" : "sm";
  return (
    <>
      <IntentLink
        href={ROUTES.auth}
        className={cn(
          buttonVariants({ variant: sheet ? "line" : "quiet", size }),
          sheet && WRAPPED,
        )}
      >
        {t("sign-in")}
      </IntentLink>
      <JoinLink className={cn(buttonVariants({ variant: "ink", size }), sheet && WRAPPED)} />
    </>
  );
}
