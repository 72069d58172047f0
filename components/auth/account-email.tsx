import { useSyncExternalStore } from "react";
import { readState, subscribe } from "@/lib/session/session-store";
import { markedEmail } from "@/lib/auth/signed-in-mark";

/**
 * The visitor's address, whole; CSS cuts it short. The prerendered page has it empty, and until this runs the style sheet
 * shows what the inline script found (globals.css, .account-email), so nothing moves when it fills.
 */
export function AccountEmail() {
  const email = useSyncExternalStore(
    subscribe,
    () => readState().user?.email ?? markedEmail(),
    () => "",
  );
  return <span className="account-email">{email}</span>;
}
