import { useTexts } from "#texts";
import english from "@/lib/messages/en/account/settings-pages.json";

type FactorLeadProps = {
  /** Whether the account has a second factor. */
  isOn: boolean;
  /** The origin of the visit: "desk" where the desk requires a second factor (P14.122). */
  purpose: string | string[] | undefined;
};

/** What a second factor is, or what goes with it. */
export function FactorLead({ isOn, purpose }: FactorLeadProps) {
  const t = useTexts("settings-pages", english);
  if (isOn) return <p>{t("factor.off.lead")}</p>;
  return (
    <div className="grid gap-2">
      {purpose === "desk" && <p className="font-semibold text-ink">{t("factor.desk")}</p>}
      <p>{t("factor.lead")}</p>
    </div>
  );
}
