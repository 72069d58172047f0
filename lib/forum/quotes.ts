/** What of a post is quoted, and from which: the id of a member's post, or that of a sample's. */
export type StoredQuote = { postId: string; text: string };

const flat = (text: string) => text.replace(/\s+/g, " ").trim();

/** Whether a post contains a text word for word; white space does not count. */
export function isQuoteOf(quote: string, post: string) {
  return flat(quote) !== "" && flat(post).includes(flat(quote));
}

/** A quotation as one text: the id in the first line, the quoted text in the others. */
export function packQuote({ postId, text }: StoredQuote) {
  return `${postId}\n${text}`;
}

export function unpackQuote(packed: string): StoredQuote {
  const end = packed.indexOf("\n");
  return { postId: packed.slice(0, end), text: packed.slice(end + 1) };
}

/** The ids of a sample's posts, in their order: its question, then its replies. */
export const samplePostId = (index: number) => (index === 0 ? "question" : `reply-${index}`);
