import { paragraph, type MailContent } from "@/lib/mail/blocks";
import { SITE_NAME } from "@/lib/site";

/**
 * Acknowledges a message of the contact form. The message is not repeated: otherwise anyone could send any text to any address in our
 * name.
 */
export function messageReceivedMail(): MailContent {
  return {
    subject: "We got your message",
    blocks: [
      paragraph(
        `Thank you for writing to ${SITE_NAME}. We read every message, and answer by e-mail.`,
      ),
      paragraph("If it was not you who wrote to us, you can ignore this email."),
    ],
  };
}

/** Answers a message of the contact form, which it quotes. */
export function messageAnswerMail({ answer, message }: { answer: string; message: string }) {
  return {
    subject: "An answer to your message",
    blocks: [
      ...answer
        .split(/\n\s*\n/)
        .map((part) => part.trim())
        .filter(Boolean)
        .map(paragraph),
      paragraph("You wrote:"),
      { kind: "quote", text: message },
    ],
  } satisfies MailContent;
}
