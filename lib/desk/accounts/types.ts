/** What an account writes and sends, as the desk counts it. */
export type ActivityKind =
  | "reviews"
  | "photos"
  | "dishes"
  | "tips"
  | "listings"
  | "corrections"
  | "claims"
  | "replies"
  | "topics"
  | "posts"
  | "events"
  | "messages"
  | "reports";

/** Something that an account wrote or sent. */
export type ActivityItem = {
  id: string;
  /** Its title, or the start of its text. */
  title: string;
  /** The restaurant or the topic that it belongs to. */
  parent: string | null;
  status: string;
  at: Date;
};

/** Why an account was not changed. */
export type AccountRefusal =
  | "gone"
  /** No moderator decides on their own account. */
  | "own"
  /** The user who decides is no moderator any more. */
  | "not-allowed"
  /** It works at the desk: its role is taken first. */
  | "has-role"
  | "suspended"
  | "not-suspended"
  | "same-role";
