const LONGEST = 60;

/**
 * A search as it is counted when nothing was found: in lower case, single spaces. Undefined for what may name a person or an account
 * (e-mail addresses, numbers of five digits and more), for texts without letters and for long ones (P14.110).
 */
export function countedSearch(text: string) {
  const query = text.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();
  const isPrivate = /@|\d(?:[\s()./-]*\d){4}/.test(query);
  const hasLetters = /\p{L}.*\p{L}/u.test(query);
  return isPrivate || !hasLetters || [...query].length > LONGEST ? undefined : query;
}
