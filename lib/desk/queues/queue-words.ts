type Texts = Readonly<Record<string, string>>;

/** Where the senders of a queue's items find the desk's questions (P14.119). */
type Questions = {
  hint: string;
  /** Whether a sender without an account finds them, too. */
  reachVisitors?: boolean;
};

/** Not accepting or removing something (P14.75). */
type Refusal = {
  label: string;
  /** Who reads the reason; shown beside its field. */
  hint: string;
  /** In words for the sender; a free text may follow. */
  reasons: readonly string[];
};

/** What was done to an item: alone, and around the name of the item ("%"). */
type Done = { text: string; entry: string };

/** What a queue is called, and what of its items is said and can be decided. */
export type QueueWords = {
  label: string;
  none: string;
  /** What the audit log calls an item: "listing:…", "listing.approve". */
  subject: string;
  /** What an item is called in front of its name. */
  called: string;
  /** Whether editors decide on it, too (P14.70). */
  isForEditors?: boolean;
  /** Absent where the sender is not asked. */
  questions?: Questions;
  /** What its items are of, where there are several kinds (P14.440). */
  kinds: Texts;
  /** The buttons of the decisions that need no reason, by name. */
  decisions: Texts;
  /** Absent where nothing is refused. */
  refusal?: Refusal;
  /** What the audit log says of each action. */
  actions: Readonly<Record<string, Done>>;
};
