import { foldText } from "@/lib/strings/fold-text";
import { countLinks } from "@/lib/moderation/count-links";

const MINUTE_MS = 60_000;

/** How many links are many. */
const MANY_LINKS = 3;
/** How long an account is new, and how much it may write in how long before the rest waits. */
const NEW_ACCOUNT_MS = 24 * 60 * MINUTE_MS;
export const BURST_MS = 10 * MINUTE_MS;
const BURST = 3;

/** Something that an account is about to publish. */
export type Writing = {
  kind: "review" | "topic" | "post" | "event";
  title?: string;
  text: string;
  /** Whether photos come with it. */
  hasPhotos?: boolean;
  /** It replaces what is published already. */
  isEdit?: boolean;
};

/** What is known of the account. */
export type AuthorHistory = {
  ageMs: number;
  /** What it wrote before, in reviews and in the forum, without what is edited now. */
  texts: readonly string[];
  /** How many reviews and posts it wrote in the last BURST_MS. */
  recentCount: number;
  hasPublishedReview: boolean;
  hasPublishedPhoto: boolean;
};

export type HoldReason = "repeated" | "links" | "burst" | "first";

/** The form in which two texts count as the same: only words and digits; without any, the unchanged text. */
function normalize(text: string) {
  const words = foldText(text).replace(/[^\p{L}\p{N}]+/gu, " ");
  return words.trim() || text.trim();
}

function isFirst({ kind, hasPhotos }: Writing, history: AuthorHistory) {
  const isFirstReview = kind === "review" && !history.hasPublishedReview;
  return isFirstReview || (hasPhotos === true && !history.hasPublishedPhoto);
}

/** Whether the author sent the same text before, ignoring spaces and signs. */
export function isRepeated(text: string, others: readonly string[]) {
  const words = normalize(text);
  return others.some((other) => normalize(other) === words);
}

/**
 * Why something waits for the desk before it is shown (P14.51); undefined for what is published at once. No list of words decides,
 * only the circumstances.
 */
export function holdReason(
  writing: Writing,
  history: AuthorHistory,
  { isReviewFirst }: { isReviewFirst: boolean },
): HoldReason | undefined {
  if (isRepeated(writing.text, history.texts)) return "repeated";
  if (countLinks(`${writing.title ?? ""}\n${writing.text}`) >= MANY_LINKS) return "links";
  const isNew = history.ageMs < NEW_ACCOUNT_MS;
  if (!writing.isEdit && isNew && history.recentCount >= BURST) return "burst";
  if (isReviewFirst && isFirst(writing, history)) return "first";
  return undefined;
}
