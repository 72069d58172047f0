/** The trimmed comment; undefined if only white space was typed (P11.13). */
export function toComment(typed: string) {
  return typed.trim() || undefined;
}
