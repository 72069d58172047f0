import { notify } from "@/lib/browser/notices";
import type { Route } from "@/lib/routes";

/**
 * The one notice behind every action that is not open yet (P13.4): it says so, and links to what works today.
 * `what` starts the sentence: "Reviews are" not open yet.
 */
export function notifyNotOpenYet(what: string, today: { label: string; href: Route }) {
  notify({
    title: `${what} not open yet`,
    description: "Here is what works today:",
    action: today,
  });
}
