import { MAX_AT_ONCE } from "@/lib/restaurants/photos/limits";
import { suspensionText, type Suspension } from "@/lib/moderation/suspension";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import { translator } from "@/lib/languages/translator";
import english from "@/lib/messages/en/forms/photo.json";
import { isRefusalReason, refusalSentence } from "@/lib/photos/refusal";
import { UPLOAD_FAILURES, type UploadFailure } from "@/lib/photos/visitors/upload-failures";

/** What a page says of photos that a form without scripts has sent. */
export type UploadResult = { done?: string; errors: string[] };

type Query = Record<string, string | string[] | undefined>;

const isFailure = (text: unknown): text is UploadFailure =>
  typeof text === "string" && Object.hasOwn(UPLOAD_FAILURES, text);

/**
 * Reads the query that app/restaurants/[id]/photos/upload writes; says nothing of what it does not know. The suspension is the member's
 * at this moment.
 */
export function readUploadResult(
  { added, waiting, refused, failure }: Query,
  suspension?: Suspension,
): UploadResult {
  if (failure === "suspended") return { errors: suspension ? [suspensionText(suspension)] : [] };
  const count = Number(added);
  const hasAdded = Number.isInteger(count) && count > 0 && count <= MAX_AT_ONCE;
  const t = translator(DEFAULT_LANGUAGE, english);
  const reasons = [refused ?? []]
    .flat()
    .filter(isRefusalReason)
    .map((reason) => refusalSentence(t, reason));
  const words = count === 1 ? "One photo is added." : `${count} photos are added.`;
  return {
    ...(hasAdded && { done: waiting === "1" ? `${words} A moderator will look first.` : words }),
    errors: isFailure(failure) ? [UPLOAD_FAILURES[failure]] : [...new Set(reasons)],
  };
}
