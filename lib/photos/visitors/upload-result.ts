import type { Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type failures from "@/lib/messages/en/forms/failures.json";
import type english from "@/lib/messages/en/forms/pages.json";
import type ofPhotos from "@/lib/messages/en/forms/photo.json";
import { suspensionText, type Suspension } from "@/lib/moderation/suspension";
import { isRefusalReason, refusalSentence } from "@/lib/photos/refusal";
import { failureSentence, isUploadFailure } from "@/lib/photos/visitors/upload-failures";
import { MAX_AT_ONCE } from "@/lib/restaurants/photos/limits";

/** What a page says of photos that a form without scripts has sent. */
export type UploadResult = { done?: string; errors: string[] };

type Query = Record<string, string | string[] | undefined>;

/**
 * Reads the query that app/restaurants/[id]/photos/upload writes; says nothing of what it does not know. The suspension is the member's
 * at this moment.
 */
export function readUploadResult(
  { added, waiting, refused, failure }: Query,
  language: Language,
  suspension?: Suspension,
): UploadResult {
  const ofFailures = textsIn<keyof typeof failures>(language, "form-failures");
  if (failure === "suspended")
    return { errors: suspension ? [suspensionText(suspension, ofFailures)] : [] };
  const count = Number(added);
  const hasAdded = Number.isInteger(count) && count > 0 && count <= MAX_AT_ONCE;
  const t = textsIn<keyof typeof english>(language, "form-pages");
  const sentence = textsIn<keyof typeof ofPhotos>(language, "photo");
  const reasons = [refused ?? []]
    .flat()
    .filter(isRefusalReason)
    .map((reason) => refusalSentence(sentence, reason));
  return {
    ...(hasAdded && {
      done: t(waiting === "1" ? "photos.added.waiting" : "photos.added", { count }),
    }),
    errors: isUploadFailure(failure)
      ? [failureSentence(ofFailures, failure)]
      : [...new Set(reasons)],
  };
}
