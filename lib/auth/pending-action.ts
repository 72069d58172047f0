import { readStoredJson, removeStored, writeStored } from "@/lib/browser/storage";

/** Local storage key of the button that a visitor pressed before the sign-in (P14.301). */
export const PENDING_ACTION_STORAGE_KEY = "pendingAction";

/** After this time a sign-in no longer continues the action. */
const LIFETIME_MS = 30 * 60_000;

/** `id`: of the event, the review, the dish, the tip or the photo; of a price the restaurant and the level. */
export type PendingAction = {
  action: "join" | "helpful" | "ate" | "gone" | "tip" | "photo" | "price";
  id: string;
};

/** Kept on the device, and in no URL: no other site can trigger an action that the visitor did not press. */
export function savePendingAction(pending: PendingAction, nowMs = Date.now()) {
  writeStored("local", PENDING_ACTION_STORAGE_KEY, JSON.stringify({ ...pending, at: nowMs }));
}

/** Whether this was pressed before signing in; true once. */
export function takePendingAction({ action, id }: PendingAction, nowMs = Date.now()) {
  const kept = Object(readStoredJson("local", PENDING_ACTION_STORAGE_KEY)) as Record<
    string,
    unknown
  >;
  if (kept.action !== action || kept.id !== id) return false;
  // Where it cannot be removed it would be carried out again.
  if (!removeStored("local", PENDING_ACTION_STORAGE_KEY)) return false;
  const age = nowMs - Number(kept.at);
  return age >= 0 && age < LIFETIME_MS;
}

/** After a sign-out the next person at this device does not continue the action. */
export function forgetPendingAction() {
  removeStored("local", PENDING_ACTION_STORAGE_KEY);
}
