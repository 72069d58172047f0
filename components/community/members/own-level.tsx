import { LeaveWhenSignedOut } from "@/components/site/leave-when-signed-out";
import { formatCount } from "@/lib/counts";
import { LEVEL_LABELS, trustConditions, type OwnTrust, type TrustLimits } from "@/lib/trust/level";

type OwnLevelProps = { trust: OwnTrust; limits: TrustLimits };

const days = (count: number) => (count === 1 ? "day" : `${formatCount(count)} days`);

/** The visitor's own level, and what there is of the conditions of the highest one (P14.970). */
export function OwnLevel({ trust: { record, level }, limits }: OwnLevelProps) {
  const { isUnrefused, isOldEnough } = trustConditions(record, limits, new Date());
  const shown = record.isRegionalEditor ? "editor" : level;
  const { trustedAccepted, unrefusedDays, accountDays } = limits;
  return (
    <section aria-labelledby="own-level" className="mb-8 max-w-text rounded-xl bg-sprout px-7 py-6">
      <LeaveWhenSignedOut />
      <h2 id="own-level" className="font-display text-h4 font-extrabold">
        {shown ? `Your level: ${LEVEL_LABELS[shown]}` : "You have no level while you are suspended"}
      </h2>
      <ul className="mt-2 text-ink-2">
        <li>
          {formatCount(record.accepted)} accepted; trusted members have{" "}
          {formatCount(trustedAccepted)}.
        </li>
        <li>
          {isUnrefused
            ? `Nothing refused in the last ${days(unrefusedDays)}.`
            : `Something was refused in the last ${days(unrefusedDays)}.`}
        </li>
        <li>
          {isOldEnough
            ? `Your account is older than ${accountDays === 1 ? "a day" : days(accountDays)}.`
            : `Your account is not yet older than ${accountDays === 1 ? "a day" : days(accountDays)}.`}
        </li>
      </ul>
    </section>
  );
}
