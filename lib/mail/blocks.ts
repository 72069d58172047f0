/** A part of a mail's body. Texts are plain: what is special in HTML is escaped where it is rendered. */
export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "link"; label: string; href: string }
  /** Something to type or copy, e.g. a six-digit code. */
  | { kind: "code"; text: string }
  /** A text that a person wrote, with its line breaks. */
  | { kind: "quote"; text: string };

/** What a mail says, to any recipient. */
export type MailContent = { subject: string; blocks: readonly Block[] };

export function paragraph(text: string): Block {
  return { kind: "paragraph", text };
}
