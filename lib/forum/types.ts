/** Who signed a post: a member, whose page the slug names, or a former member. */
export type PostAuthor = { name: string; slug?: string };

/** What a post answers, word for word; without an author where the post that it is from is not shown any more. */
export type PostQuote = { text: string; author?: string };

/** What a member wrote in the forum; the instants are ISO 8601. */
export type MemberPost = {
  id: string;
  author: PostAuthor;
  at: string;
  editedAt?: string;
  text: string;
  quote?: PostQuote;
};

/** A topic in the forum's list. */
export type TopicSummary = {
  id: string;
  title: string;
  /** Samples have portraits. */
  author: PostAuthor & { avatar?: string };
  replies: number;
  /** ISO 8601 date. */
  lastPost: string;
  sample: boolean;
};

/** One page of what members wrote in a topic, the oldest first, and how many posts of theirs there are. */
export type PostPage = { posts: MemberPost[]; count: number; page: number; pages: number };

/** A topic that a member opened; its first post is the question. */
export type MemberTopic = { id: string; title: string; openedAt: string; lastPostAt: string };

/** What its author may know of a post. */
export type OwnPost = {
  id: string;
  topicId: string;
  /** Of a member's topic; samples have theirs in data/. */
  topicTitle: string | undefined;
  /** It opened the topic. */
  isQuestion: boolean;
  text: string;
  status: "published" | "waiting" | "removed";
  at: string;
  isEditable: boolean;
};
