import { useTexts } from "#texts";
import { JoinLink } from "@/components/layout/join-link";
import { IntentLink } from "@/components/ui/intent-link";
import english from "@/lib/messages/en/layout.json";
import { ROUTES } from "@/lib/routes";

/**
 * The links of a signed-out visitor, in the navigation bar and at the end of the phone menu: in the narrow columns of that, what says that a page is in
 * English stands below the text. Their classes are written out, so that a script of every page does not import class-variance-authority.
 */
export function AccountLinks({ sheet = false }: { sheet?: boolean }) {
  const t = useTexts("layout", english);
  const look = sheet ? "two-lines" : "button-sm";
  return (
    <>
      <IntentLink
        href={ROUTES.auth}
        className={`button ${sheet ? "button-line" : "button-quiet"} ${look}`}
      >
        {t("sign-in")}
      </IntentLink>
      <JoinLink className={`button button-ink ${look}`} />
    </>
  );
}
