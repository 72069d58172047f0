import { paragraph, type MailText } from "@/lib/mail/blocks";
import { mailTexts, pageLink } from "@/lib/mail/mail-texts";
import type english from "@/lib/messages/en/mails/submissions.json";
import { SITE_NAME } from "@/lib/site";

/** Asks the sender of something before it is decided. `path`: of the page that answers. */
export const questionMail =
  ({ question, path }: { question: string; path: string }): MailText =>
  (language) => {
    const t = mailTexts<keyof typeof english>(language, "submission-mails");
    return {
      language,
      subject: t("question"),
      blocks: [
        paragraph(t("question.text", { site: SITE_NAME })),
        { kind: "quote", text: question },
        pageLink(language, t("answer"), path),
        paragraph(t("question.end")),
      ],
    };
  };
