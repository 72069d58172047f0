import { removeStoredWithPrefix } from "@/lib/browser/storage";

/** What was typed into forms and not sent, by the form's path: of this tab in session storage, of closed ones in local storage. */
export const DRAFT_PREFIX = "draft:";

/** Signing out removes drafts, so that the next person at this device does not see them. */
export function forgetDrafts() {
  removeStoredWithPrefix("session", DRAFT_PREFIX);
  removeStoredWithPrefix("local", DRAFT_PREFIX);
}
