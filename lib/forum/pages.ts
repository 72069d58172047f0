/** Members' posts on a page of a topic. */
export const POSTS_PER_PAGE = 50;

/** Topics on a page of the forum's list. */
export const TOPICS_PER_PAGE = 50;

/** How long a post can be edited (P14.47). */
export const EDIT_MINUTES = 15;

/** A question of this length has enough text for a search engine, even without an answer (P14.50). */
const INDEXED_LENGTH = 200;

/** How many pages a number of entries takes: one at least. */
export const pagesFor = (count: number, perPage: number) => Math.max(1, Math.ceil(count / perPage));

/** The number that a path names as a page: 2 and more, since the first has no number. */
export function pageInPath(text: string) {
  return /^[1-9]\d{0,5}$/.test(text) && Number(text) > 1 ? Number(text) : undefined;
}

/** Whether search engines may list a member's topic. */
export function isIndexed({ replies, question }: { replies: number; question: string }) {
  return replies > 0 || question.length >= INDEXED_LENGTH;
}
