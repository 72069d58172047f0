import Link from "next/link";
import { Button, buttonVariants } from "@/components/ui/button";
import { PageHeading } from "@/components/ui/page-heading";
import type { OptionalMail } from "@/lib/mail/unsubscribe";
import { ROUTES } from "@/lib/routes";

/** What each of the optional mails is about. */
const ABOUT: Readonly<Record<OptionalMail, string>> = {
  "favorite-reviews": "new reviews of your favorites",
  "event-changes": "changes to events you are going to",
};

/** The page with the button that ends mails: for visitors who opened the link of one (P14.131). Works without JavaScript. */
export function Unsubscribe({ token, mail }: { token: string; mail: OptionalMail }) {
  return (
    <main className="wrap pb-(--section)">
      <PageHeading
        title="Stop these emails?"
        lead={`Emails about ${ABOUT[mail]} stop at once. Emails that you ask for, such as a link to set a new password, still arrive.`}
      />
      <form method="post" action={`/api/unsubscribe?${new URLSearchParams({ token })}`}>
        <Button type="submit" variant="beet">
          Stop these emails
        </Button>
      </form>
    </main>
  );
}

/** The result of the request. */
export function Unsubscribed() {
  return (
    <main className="wrap pb-(--section)">
      <PageHeading
        title="You are unsubscribed"
        lead="You will get no more of these emails. You can turn them on again in your settings."
      />
      <Link href={ROUTES.nearMe} className={buttonVariants({ variant: "beet" })}>
        Find restaurants
      </Link>
    </main>
  );
}

/** For an incomplete link. */
export function UnknownUnsubscribeLink() {
  return (
    <main className="wrap pb-(--section)">
      <PageHeading
        title="This link is not complete"
        lead="Please open the complete link from the email, or turn these emails off in your settings."
      />
      <Link href={ROUTES.settings} prefetch={false} className={buttonVariants({ variant: "beet" })}>
        Settings
      </Link>
    </main>
  );
}
