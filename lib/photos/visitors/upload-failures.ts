import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/forms/failures.json";
import { MAX_AT_ONCE, MAX_OF_MEMBER } from "@/lib/restaurants/photos/limits";

/** Why nothing of what was sent is stored, and the id of the sentence that says so. */
const SENTENCES = {
  none: "photos.none",
  "too-many": "photos.too-many",
  unlisted: "unlisted",
  closed: "photos.closed",
  limited: "photos.often",
  full: "photos.full",
  unavailable: "photos.unavailable",
} as const satisfies Record<string, keyof typeof english>;

export type UploadFailure = keyof typeof SENTENCES;

/** What to say of a failure. */
export const failureSentence = (t: Translator<keyof typeof english>, failure: UploadFailure) =>
  t(SENTENCES[failure], { max: MAX_AT_ONCE, own: MAX_OF_MEMBER });

/** Whether a word that a page's address names is a failure. */
export const isUploadFailure = (word: unknown): word is UploadFailure =>
  typeof word === "string" && Object.hasOwn(SENTENCES, word);
