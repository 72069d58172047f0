"use client";

import { AccountEmail } from "@/components/auth/account-email";

/** The e-mail address of whoever is signed in, in a page that is the same for everybody. */
export function SignedInEmail() {
  return (
    <b>
      <AccountEmail />
    </b>
  );
}
