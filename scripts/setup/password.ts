import { randomInt } from "node:crypto";

/** Without letters and digits that look alike. */
const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
const LENGTH = 20;

/** A password of about 100 bits, in groups of five. */
export function newPassword() {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
  return letters.join("").replace(/(.{5})(?=.)/g, "$1-");
}
