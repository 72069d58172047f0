import type { Language } from "@/lib/languages/languages";
import { paragraph, type Block, type MailText } from "@/lib/mail/blocks";
import { mailTexts } from "@/lib/mail/mail-texts";
import type english from "@/lib/messages/en/mails/contact.json";
import { SITE_NAME } from "@/lib/site";

const textsOf = (language: Language) => mailTexts<keyof typeof english>(language, "contact-mails");

/**
 * Acknowledges a message of the contact form. The message is not repeated: otherwise anyone could send any text to any address in our
 * name.
 */
export const messageReceivedMail: MailText = (language) => {
  const t = textsOf(language);
  return {
    language,
    subject: t("received"),
    blocks: [paragraph(t("received.text", { site: SITE_NAME })), paragraph(t("received.end"))],
  };
};

/** Answers a message of the contact form, which it quotes. */
export const messageAnswerMail =
  ({ answer, message }: { answer: string; message: string }): MailText =>
  (language) => {
    const t = textsOf(language);
    return {
      language,
      subject: t("answer"),
      blocks: [
        ...answer
          .split(/\n\s*\n/)
          .map((part) => part.trim())
          .filter(Boolean)
          .map((text): Block => ({ kind: "words", text })),
        paragraph(t("wrote")),
        { kind: "quote", text: message },
      ],
    };
  };
