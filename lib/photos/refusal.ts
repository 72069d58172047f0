import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/forms/photo.json";

/** Why a photo was not taken, and the id of the sentence for the person who chose it. */
const SENTENCES = {
  empty: "refused.empty",
  "too-many-bytes": "refused.too-many-bytes",
  "too-many-pixels": "refused.too-many-pixels",
  unreadable: "refused.unreadable",
  heic: "refused.heic",
  animated: "refused.animated",
  "foreign-content": "refused.foreign-content",
  damaged: "refused.damaged",
  busy: "refused.busy",
  "not-kept": "refused.not-kept",
  removed: "refused.removed",
} as const satisfies Record<string, keyof typeof english>;

export type PhotoRefusalReason = keyof typeof SENTENCES;

/** A photo that was not taken. */
export class PhotoRefused extends Error {
  readonly sentence;

  constructor(
    readonly reason: PhotoRefusalReason,
    options?: ErrorOptions,
  ) {
    super(`A photo was not taken: ${reason}`, options);
    this.sentence = SENTENCES[reason];
  }
}

/** What to say of a refusal. */
export const refusalSentence = (t: Translator<keyof typeof english>, reason: PhotoRefusalReason) =>
  t(SENTENCES[reason]);

/** Whether a word that a page's address names is a reason. */
export const isRefusalReason = (reason: string): reason is PhotoRefusalReason =>
  Object.hasOwn(SENTENCES, reason);
