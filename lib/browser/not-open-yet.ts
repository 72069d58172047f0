import { notify } from "@/lib/browser/notices";
import { isHidden } from "@/lib/hidden/is-hidden";
import type { Route } from "@/lib/routes";

/**
 * The one notice behind every action that is not open yet (P13.4): it says so, and links to what works today.
 * `title` is the whole sentence, in the language of the page, and so is `description`.
 */
export function notifyNotOpenYet(
  title: string,
  today: { label: string; href: Route },
  description = "Here is what works today:",
) {
  notify(isHidden(today.href) ? { title } : { title, description, action: today });
}
