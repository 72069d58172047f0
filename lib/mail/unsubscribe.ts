import { createHmac, timingSafeEqual } from "node:crypto";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";

/** The optional mails, each with a preference of its own. */
export const OPTIONAL_MAILS = ["favorite-reviews", "event-changes"] as const;

export type OptionalMail = (typeof OPTIONAL_MAILS)[number];

/** A member and the kind of mails to end. */
export type Unsubscription = { userId: string; mail: OptionalMail };

const MIN_KEY_BYTES = 32;

/** Over a text that no other use of the same key signs. */
function sign({ userId, mail }: Unsubscription, key: Uint8Array) {
  if (key.byteLength < MIN_KEY_BYTES) throw new RangeError("The key should have 32 bytes or more");
  return createHmac("sha256", key).update(`unsubscribe\n${mail}\n${userId}`).digest();
}

/** A token that ends these mails, and gives no other right. It does not expire, so that the links of old mails work. */
export function unsubscribeToken(unsubscription: Unsubscription, key: Uint8Array) {
  const { userId, mail } = unsubscription;
  return `${mail}.${userId}.${sign(unsubscription, key).toString("base64url")}`;
}

/** The request in a token; undefined for one that was not made with this key. */
export function readUnsubscribeToken(token: string, key: Uint8Array): Unsubscription | undefined {
  const [name, userId, signature, ...rest] = token.split(".");
  const mail = OPTIONAL_MAILS.find((known) => known === name);
  if (!mail || !userId || !signature || rest.length > 0) return undefined;
  // Compared as texts: different texts can decode to the same bytes.
  const given = Buffer.from(signature);
  const expected = Buffer.from(sign({ userId, mail }, key).toString("base64url"));
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? { userId, mail } : undefined;
}

/** Where mail programs post to with one click, and where people find a button, on pages in a language. */
export function unsubscriptionPath(token: string, language: Language) {
  const query = new URLSearchParams({ token });
  if (language !== DEFAULT_LANGUAGE) query.set("language", language);
  return `/api/unsubscribe?${query}`;
}

/** The same for a mail in a language. */
export const unsubscribePath = (
  unsubscription: Unsubscription,
  key: Uint8Array,
  language: Language,
) => unsubscriptionPath(unsubscribeToken(unsubscription, key), language);
