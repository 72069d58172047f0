"use client";

import { AccountActions } from "@/components/auth/menu/account-actions";
import { AccountEmail } from "@/components/auth/menu/account-email";

/** The signed-in visitor's account at the bottom of the phone sheet (P2.9). */
export function SheetAccount() {
  return (
    <div className="col-span-full">
      <p className="py-2">
        <span className="block text-small text-ink-3">Signed in as</span>
        <b className="wrap-anywhere">
          <AccountEmail />
        </b>
      </p>
      <AccountActions onChoice={({ currentTarget }) => currentTarget.closest("dialog")?.close()} />
    </div>
  );
}
