import { useTexts } from "#texts";
import { AccountActions } from "@/components/auth/menu/account-actions";
import { AccountEmail } from "@/components/auth/menu/account-email";
import english from "@/lib/messages/en/controls.json";

/** The signed-in visitor's account at the bottom of the phone sheet (P2.9). */
export function SheetAccount() {
  const t = useTexts("controls", english);
  return (
    <div className="col-span-full">
      <p className="py-2">
        <span className="block text-small text-ink-3">{t("account.as")}</span>
        <b className="wrap-anywhere">
          <AccountEmail />
        </b>
      </p>
      <AccountActions onChoice={({ currentTarget }) => currentTarget.closest("dialog")?.close()} />
    </div>
  );
}
