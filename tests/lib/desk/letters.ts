import type { QueueWords } from "@/lib/desk/queues/queue-words";
import type { Queue } from "@/lib/desk/queues";

/** A queue that the desk does not have. */
export const LETTERS = "letters" as Queue;

export const LETTER_WORDS: QueueWords = {
  label: "Letters",
  none: "No letters waiting.",
  subject: "letter",
  called: "letter of",
  isForEditors: true,
  questions: { hint: "The sender finds it in the letter box." },
  kinds: { long: "Long letters" },
  decisions: { file: "File it" },
  refusal: { label: "Return", hint: "The sender reads this.", reasons: ["Unreadable"] },
  actions: { file: { text: "Letter filed", entry: "Letter of % filed" } },
};
