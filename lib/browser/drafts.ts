import { removeStoredWithPrefix } from "@/lib/browser/storage";

/** What was typed into forms of this tab and not sent, by the form's path. */
export const DRAFT_PREFIX = "draft:";

/** Whoever signs out leaves nothing that was typed to the next person at this device. */
export function forgetDrafts() {
  removeStoredWithPrefix("session", DRAFT_PREFIX);
}
