import { useTexts } from "#texts";
import { AccountHeading } from "@/components/auth/account-heading";
import { LinkProblemNotice } from "@/components/auth/link-problem-notice";
import { Button } from "@/components/ui/button";
import english from "@/lib/messages/en/sign-in/confirm.json";

/**
 * Redeems a link from an e-mail, by a press: programs that check e-mails open links, too. Without an action, the form is sent to the
 * page's own URL, which has the link's parameters; the middleware responds. It needs no JavaScript.
 */
export function ConfirmLinkForm() {
  const t = useTexts("confirm", english);
  return (
    <form method="post">
      <AccountHeading title={t("title")} lead={t("lead")} />
      <Button type="submit" variant="beet" size="lg" className="mt-2 w-full">
        {t("continue")}
      </Button>
      <p className="mt-6 text-center text-balance text-ink-2">{t("why")}</p>
      <LinkProblemNotice />
    </form>
  );
}
