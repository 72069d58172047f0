/** A text that was cut, without what is neither a letter nor a number at its end; vowel signs belong to their letters. */
export function withoutLooseEnd(text: string) {
  return text.replace(/(?:[^\p{L}\p{M}\p{N}]\p{M}*)+$/u, "");
}
