import Link from "next/link";
import { Button, buttonVariants } from "@/components/ui/button";
import { PageHeading } from "@/components/ui/page-heading";
import { ROUTES } from "@/lib/routes";

/** The page with the button that ends mails: for visitors who opened the link of one (P14.131). Works without JavaScript. */
export function Unsubscribe({ token }: { token: string }) {
  return (
    <main className="wrap pb-(--section)">
      <PageHeading
        title="No more mails like this?"
        lead="Mails about new reviews of your favorites end at once. Those that you cause yourself, such as a link for a new password, still come."
      />
      <form method="post" action={`/api/unsubscribe?${new URLSearchParams({ token })}`}>
        <Button type="submit" variant="beet">
          End these mails
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
        title="No more mails like this"
        lead="You get no more mails about new reviews of your favorites. The settings of your account bring them back."
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
        lead="Please open the whole link from the mail, or switch the mails off in the settings of your account."
      />
      <Link href={ROUTES.settings} prefetch={false} className={buttonVariants({ variant: "beet" })}>
        Settings
      </Link>
    </main>
  );
}
