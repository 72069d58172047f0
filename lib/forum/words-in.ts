import { DELETED_TEXT, DELETED_TITLE, FORMER_MEMBER, NOBODY } from "@/lib/forum/deleted";
import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/forum/forum.json";

type Id = keyof typeof english;

/** What the site says in place of a name or a text that is gone. */
const SAID = new Map<string, Id>([
  [DELETED_TITLE, "deleted.title"],
  [DELETED_TEXT, "deleted.text"],
  [NOBODY.name, "deleted"],
  [FORMER_MEMBER, "former"],
]);

/** Whether a name or a text is one of the site, in place of one that is gone. */
export const isSaidBySite = (text: string) => SAID.has(text);

/** A title, a text or a name as a page in a language shows it: what people wrote stays as it is. */
export function wordsIn(t: Translator<Id>, text: string) {
  const id = SAID.get(text);
  return id ? t(id) : text;
}
