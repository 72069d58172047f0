import { AccountHeading } from "@/components/auth/account-heading";
import { LinkProblemNotice } from "@/components/auth/link-problem-notice";
import { Button } from "@/components/ui/button";

/**
 * Redeems a link from an e-mail, by a press: programs that check e-mails open links, too. Without an action, the form is sent to the
 * page's own URL, which has the link's parameters; the middleware responds. It needs no JavaScript.
 */
export function ConfirmLinkForm() {
  return (
    <form method="post">
      <AccountHeading
        title="One more step"
        lead="Press the button to use the link from your email."
      />
      <Button type="submit" variant="beet" size="lg" className="mt-2 w-full">
        Continue
      </Button>
      <p className="mt-6 text-center text-balance text-ink-2">
        Some mail programs open links on their own. The button makes sure that it is you.
      </p>
      <LinkProblemNotice />
    </form>
  );
}
