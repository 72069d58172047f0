import type { PostAuthor } from "@/lib/forum/types";

/** What stands for a first post that its author deleted after others had answered. */
export const DELETED_TITLE = "[deleted topic]";
/** How the slug of such a topic begins; the post's id follows. */
export const DELETED_SLUG = "deleted-topic";
export const DELETED_TEXT = "The author deleted this text. The replies stay.";
export const NOBODY: PostAuthor = { name: "[deleted]" };
/** What signs the post of an account that was deleted. */
export const FORMER_MEMBER = "A former member";

/** Who signs a post or a topic: nobody what its author deleted. */
export const signedBy = (author: PostAuthor, words: string) =>
  !author.slug && (words === DELETED_TEXT || words === DELETED_TITLE) ? NOBODY : author;
