/** Upper case first, because only that turns "ß" into "ss". */
function foldLetters(text: string) {
  return text
    .toUpperCase()
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[\u2018-\u201b\u2032\u02bc\u00b4]/g, "'")
    .replace(/[\u201c-\u201f\u2033\u00ab\u00bb]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, "-");
}

/**
 * The form in which two texts are compared for search: without case, accents, typographic quotes and
 * dashes, and with each run of white space as one space. Never throws.
 */
export function foldText(text: string) {
  const plain = /[^\0-\x7f]/.test(text) ? foldLetters(text) : text.toLowerCase();
  return plain.replace(/\s{2,}|[^\S ]/g, " ");
}
