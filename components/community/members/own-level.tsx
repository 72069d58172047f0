import { useTexts } from "#texts";
import { LeaveWhenSignedOut } from "@/components/site/leave-when-signed-out";
import english from "@/lib/messages/en/members/levels.json";
import { trustConditions, type OwnTrust, type TrustLimits } from "@/lib/trust/level";

type OwnLevelProps = { trust: OwnTrust; limits: TrustLimits };

/** The visitor's own level, and what there is of the conditions of the highest one (P14.970). */
export function OwnLevel({ trust: { record, level }, limits }: OwnLevelProps) {
  const t = useTexts("levels", english);
  const { isUnrefused, isOldEnough } = trustConditions(record, limits, new Date());
  const shown = record.isRegionalEditor ? "editor" : level;
  const { trustedAccepted, unrefusedDays, accountDays } = limits;
  return (
    <section aria-labelledby="own-level" className="mb-8 max-w-text rounded-xl bg-sprout px-7 py-6">
      <LeaveWhenSignedOut />
      <h2 id="own-level" className="font-display text-h4 font-extrabold">
        {shown ? t("own", { level: t("name", { level: shown }) }) : t("own.none")}
      </h2>
      <ul className="mt-2 text-ink-2">
        <li>{t("own.accepted", { accepted: record.accepted, trusted: trustedAccepted })}</li>
        <li>{t(isUnrefused ? "own.unrefused" : "own.refused", { days: unrefusedDays })}</li>
        <li>{t(isOldEnough ? "own.old" : "own.young", { days: accountDays })}</li>
      </ul>
    </section>
  );
}
