import { entryWords } from "@/lib/desk/log/action-words";
import { queueOfSubject, wordsOf } from "@/lib/desk/queues";

/** What an entry of the log is about: the item of a queue, a restaurant, a city or an account. */
export type LogSubject = {
  /** As people know it: the name of a listing, the title of a review. */
  name: string;
  /** Its page at the desk; undefined where it is there no more. */
  href: string | undefined;
};

/** The place of the subject's name in a text. */
const NAME = "%";
/** The place of what an item is called. */
const ITEM = "{item}";

/**
 * What stands before and after the name of what an entry is about: "Listing " and " published". Undefined for an action that is
 * not about something with a name.
 */
export function entryText(action: string, subject: string) {
  const queue = queueOfSubject(subject.split(":")[0] ?? "");
  const item = queue ? wordsOf(queue).called : "item";
  const [before, after] = entryWords(action)?.replace(ITEM, item).split(NAME) ?? [];
  return before === undefined || after === undefined ? undefined : { before, after };
}
