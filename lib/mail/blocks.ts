import type { Language } from "@/lib/languages/languages";

/** A part of a mail's body. Texts are plain: what is special in HTML is escaped where it is rendered. */
export type Block =
  | { kind: "paragraph"; text: string }
  /** What a person wrote to the reader, in whichever language. */
  | { kind: "words"; text: string }
  | { kind: "link"; label: string; href: string }
  /** Something to type or copy, e.g. a six-digit code. */
  | { kind: "code"; text: string }
  /** A text that a person wrote, with its line breaks. */
  | { kind: "quote"; text: string };

/** What a mail says, to any recipient. */
export type MailContent = { language: Language; subject: string; blocks: readonly Block[] };

/** The same in the language of whoever it goes to. */
export type MailText = (language: Language) => MailContent;

export function paragraph(text: string): Block {
  return { kind: "paragraph", text };
}
