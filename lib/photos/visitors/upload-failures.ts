import { MAX_AT_ONCE, MAX_OF_MEMBER } from "@/lib/restaurants/photos/limits";

/** Why nothing of what was sent is stored. */
export const UPLOAD_FAILURES = {
  none: "Choose a photo first.",
  "too-many": `Choose at most ${MAX_AT_ONCE} photos at once.`,
  unlisted: "This restaurant is no longer listed.",
  closed: "This place has closed for good.",
  limited: "That was a lot of photos in a short time. Please try again later.",
  full: `You have ${MAX_OF_MEMBER} photos of this place. Delete one before you add another.`,
  unavailable: "Photos cannot be stored just now. Please try again.",
} as const;

export type UploadFailure = keyof typeof UPLOAD_FAILURES;
