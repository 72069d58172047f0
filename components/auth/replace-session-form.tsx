import { useTexts } from "#texts";
import Link from "next/link";
import { AccountHeading } from "@/components/auth/account-heading";
import { LinkProblemNotice } from "@/components/auth/link-problem-notice";
import { SignedInEmail } from "@/components/auth/signed-in-email";
import { Button } from "@/components/ui/button";
import { pathIn } from "@/lib/languages/paths";
import english from "@/lib/messages/en/sign-in/confirm.json";
import { ROUTES } from "@/lib/routes";

/** Redeems a link from an e-mail in a browser with a session, as ConfirmLinkForm does, but asks first. */
export function ReplaceSessionForm() {
  const t = useTexts("confirm", english);
  return (
    <form method="post">
      <AccountHeading title={t("switch")} lead={t("switch.lead")} />
      <p className="mb-[1.15rem] wrap-anywhere">
        {t.rich("switch.now", { email: () => <SignedInEmail key="email" /> })}
      </p>
      <Button type="submit" variant="beet" size="lg" className="mt-2 w-full">
        {t("switch.use")}
      </Button>
      <p className="mt-6 text-center text-ink-2">
        <Link
          href={pathIn(t.language, ROUTES.home) as "/"}
          prefetch={false}
          className="link inline-flex min-h-11 items-center"
        >
          {t("switch.stay")}
        </Link>
      </p>
      <LinkProblemNotice />
    </form>
  );
}
