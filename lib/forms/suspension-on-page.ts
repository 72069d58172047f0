import "server-only";

import { languageOfReferrer } from "@/lib/http/next-of-referrer";
import { textsIn } from "@/lib/languages/texts-in";
import type failures from "@/lib/messages/en/forms/failures.json";
import { suspensionText, type Suspension } from "@/lib/moderation/suspension";

/** Why a press of a suspended member does not count, in the language of the page with the button. */
export async function suspensionOnPage(suspension: Suspension) {
  const language = await languageOfReferrer();
  return suspensionText(suspension, textsIn<keyof typeof failures>(language, "form-failures"));
}
