import { useSyncExternalStore } from "react";
import { readState, subscribe } from "@/lib/session/session-store";
import { markedEmail } from "@/lib/auth/signed-in-mark";

/**
 * The visitor's e-mail address; CSS truncates it. It is empty in the prerendered page. Until this island hydrates, the style
 * sheet shows the value that the inline script read (globals.css, .account-email), so the layout does not shift.
 */
export function AccountEmail() {
  const email = useSyncExternalStore(
    subscribe,
    () => readState().user?.email ?? markedEmail(),
    () => "",
  );
  return <span className="account-email">{email}</span>;
}
