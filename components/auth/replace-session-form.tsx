import Link from "next/link";
import { AccountHeading } from "@/components/auth/account-heading";
import { LinkProblemNotice } from "@/components/auth/link-problem-notice";
import { SignedInEmail } from "@/components/auth/signed-in-email";
import { Button } from "@/components/ui/button";
import { ROUTES } from "@/lib/routes";

/** Redeems a link from an e-mail in a browser with a session, as ConfirmLinkForm does, but asks first. */
export function ReplaceSessionForm() {
  return (
    <form method="post">
      <AccountHeading
        title="Switch account?"
        lead="Someone is already signed in here. The link from your email signs in the account it was sent to instead."
      />
      <p className="mb-[1.15rem] wrap-anywhere">
        Signed in now: <SignedInEmail />
      </p>
      <Button type="submit" variant="beet" size="lg" className="mt-2 w-full">
        Use the link
      </Button>
      <p className="mt-6 text-center text-ink-2">
        <Link
          href={ROUTES.home}
          prefetch={false}
          className="link inline-flex min-h-11 items-center"
        >
          Stay signed in
        </Link>
      </p>
      <LinkProblemNotice />
    </form>
  );
}
