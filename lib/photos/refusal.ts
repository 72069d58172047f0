/** Why a photo was not taken, as a sentence for the person who chose it. */
const SENTENCES = {
  empty: "This file is empty. Choose another photo.",
  "too-many-bytes": "This photo is larger than 10 MB. Choose a smaller one.",
  "too-many-pixels": "This photo has more than 50 megapixels, or 25 as AVIF. Choose a smaller one.",
  unreadable: "This file is not a photo we can read. Choose a JPEG, PNG, WebP or AVIF file.",
  heic: "Photos in the HEIC format cannot be read here. Save this one as JPEG, and choose that file.",
  animated: "This is a moving picture. Choose a still photo.",
  "foreign-content":
    "This file holds more than a photo, such as a web page or an archive. Save the photo as a new JPEG, and choose that file.",
  damaged: "This photo is damaged or incomplete. Choose it again, or another one.",
  busy: "We are busy with other photos. Try again in a minute.",
  "not-kept": "We could not keep this photo. Try again in a few minutes.",
  removed: "A moderator has removed this photo here, so it cannot be added again.",
} as const;

export type PhotoRefusalReason = keyof typeof SENTENCES;

/** A photo that was not taken; the message is one for the visitor. */
export class PhotoRefused extends Error {
  constructor(
    readonly reason: PhotoRefusalReason,
    options?: ErrorOptions,
  ) {
    super(SENTENCES[reason], options);
  }
}

/** What to say of a refusal that a page's address names; undefined for other words. */
export function refusalSentence(reason: string) {
  return Object.hasOwn(SENTENCES, reason) ? SENTENCES[reason as PhotoRefusalReason] : undefined;
}
