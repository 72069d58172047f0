import { useTexts } from "#texts";
import type { ReactNode } from "react";
import { OwnLevel } from "@/components/community/members/own-level";
import { BackLink } from "@/components/ui/back-link";
import { IntentLink } from "@/components/ui/intent-link";
import { PageHeading } from "@/components/ui/page-heading";
import { isHidden } from "@/lib/hidden/is-hidden";
import english from "@/lib/messages/en/members/levels.json";
import members from "@/lib/messages/en/members/members.json";
import { ROUTES, type Route } from "@/lib/routes";
import type { OwnTrust, TrustLimits } from "@/lib/trust/level";

type LevelsScreenProps = {
  limits: TrustLimits;
  /** The visitor's own; undefined for signed-out visitors. */
  own: OwnTrust | undefined;
};

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2 className="mt-4 font-display text-h3 text-ink">{title}</h2>
      {children}
    </>
  );
}

function Levels({ memberAccepted, trustedAccepted, unrefusedDays, accountDays }: TrustLimits) {
  const t = useTexts("levels", english);
  const trusted = { count: trustedAccepted, unrefused: unrefusedDays, days: accountDays };
  return (
    <>
      <Part title={t("name", { level: "new" })}>
        <p>{t("new")}</p>
      </Part>
      <Part title={t("name", { level: "member" })}>
        <p>{t("member", { count: memberAccepted })}</p>
      </Part>
      <Part title={t("name", { level: "trusted" })}>
        <p>{t("trusted", trusted)}</p>
        <p>{t("trusted.undone")}</p>
      </Part>
      <Part title={t("name", { level: "editor" })}>
        <p>{t("editor")}</p>
      </Part>
    </>
  );
}

/** A tag of a message as a link. */
const linkTo = (href: Route) =>
  function link(words: ReactNode) {
    return (
      <IntentLink key={href} href={href} className="link">
        {words}
      </IntentLink>
    );
  };

/** What the levels of members are, and what each allows (P14.974). */
export function LevelsScreen({ limits, own }: LevelsScreenProps) {
  const t = useTexts("levels", english);
  const ofMembers = useTexts("members", members);
  return (
    <main className="wrap pb-(--section)">
      <div className="pt-3 md:pt-5">
        {!isHidden(ROUTES.members) && (
          <BackLink
            href={ROUTES.members}
            label={ofMembers("title")}
            landmark={ofMembers("breadcrumb")}
          />
        )}
      </div>
      <PageHeading title={t("title")} lead={t("lead")} />
      {own && <OwnLevel trust={own} limits={limits} />}
      <div className="grid max-w-text gap-4 text-ink-2">
        <Levels {...limits} />
        <Part title={t("never")}>
          <p>{t("never.text")}</p>
        </Part>
        <Part title={t("counts")}>
          <p>{t("counts.decided")}</p>
          <p>{t.rich("counts.stored", { privacy: linkTo(ROUTES.privacy) })}</p>
          <p>{t.rich("counts.objection", { contact: linkTo(ROUTES.contact) })}</p>
        </Part>
      </div>
    </main>
  );
}
