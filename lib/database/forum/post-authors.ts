import { members } from "@/lib/database/schema/members";
import { FORMER_MEMBER } from "@/lib/forum/deleted";
import type { PostAuthor } from "@/lib/forum/types";

/** The columns that say who wrote a post: its author's public record, where there is one. */
export const AUTHOR = { name: members.name, slug: members.slug };

export type AuthorRow = { name: string | null; slug: string | null };

export const toAuthor = ({ name, slug }: AuthorRow): PostAuthor =>
  name && slug ? { name, slug } : { name: FORMER_MEMBER };
