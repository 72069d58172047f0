"use client";

import { AccountEmail } from "@/components/auth/menu/account-email";

/** The e-mail address of the signed-in visitor, in a page that is the same for all visitors. */
export function SignedInEmail() {
  return (
    <b>
      <AccountEmail />
    </b>
  );
}
