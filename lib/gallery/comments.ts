export const COMMENT_ADDED = "Comment added successfully";

/** The comment as it is kept: trimmed; undefined when only white space was typed (P11.13). */
export function toComment(typed: string) {
  return typed.trim() || undefined;
}
