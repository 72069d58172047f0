/** What everybody may know of an account. */
export type Member = { slug: string; name: string; town?: string };
