import { useTexts } from "#texts";
import { Button, buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { PageHeading } from "@/components/ui/page-heading";
import english from "@/lib/messages/en/account/unsubscribe.json";
import { unsubscriptionPath, type OptionalMail } from "@/lib/mail/unsubscribe";
import { ROUTES } from "@/lib/routes";

/** What each of the optional mails is about. */
const LEADS = {
  "favorite-reviews": "lead.favorite-reviews",
  "event-changes": "lead.event-changes",
} as const satisfies Record<OptionalMail, keyof typeof english>;

/** The page with the button that ends mails: for visitors who opened the link of one (P14.131). Works without JavaScript. */
export function Unsubscribe({ token, mail }: { token: string; mail: OptionalMail }) {
  const t = useTexts("unsubscribe", english);
  return (
    <main className="wrap pb-(--section)">
      <PageHeading title={t("title")} lead={t(LEADS[mail])} />
      <form method="post" action={unsubscriptionPath(token, t.language)}>
        <Button type="submit" variant="beet">
          {t("stop")}
        </Button>
      </form>
    </main>
  );
}

/** The result of the request. */
export function Unsubscribed() {
  const t = useTexts("unsubscribe", english);
  return (
    <main className="wrap pb-(--section)">
      <PageHeading title={t("done")} lead={t("done.lead")} />
      <IntentLink href={ROUTES.nearMe} className={buttonVariants({ variant: "beet" })}>
        {t("done.find")}
      </IntentLink>
    </main>
  );
}

/** For an incomplete link. */
export function UnknownUnsubscribeLink() {
  const t = useTexts("unsubscribe", english);
  return (
    <main className="wrap pb-(--section)">
      <PageHeading title={t("unknown")} lead={t("unknown.lead")} />
      <IntentLink href={ROUTES.settings} className={buttonVariants({ variant: "beet" })}>
        {t("unknown.settings")}
      </IntentLink>
    </main>
  );
}
