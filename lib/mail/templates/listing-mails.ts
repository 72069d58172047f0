import type { Language } from "@/lib/languages/languages";
import { paragraph, type MailText } from "@/lib/mail/blocks";
import { mailTexts, pageLink, reasonBlocks } from "@/lib/mail/mail-texts";
import type english from "@/lib/messages/en/mails/submissions.json";
import { SITE_NAME } from "@/lib/site";

const textsOf = (language: Language) =>
  mailTexts<keyof typeof english>(language, "submission-mails");

/** `path`: of the restaurant's page. */
export const listingPublishedMail =
  ({ name, path }: { name: string; path: string }): MailText =>
  (language) => {
    const t = textsOf(language);
    return {
      language,
      subject: t("listed", { name, site: SITE_NAME }),
      blocks: [paragraph(t("listed.text", { name })), pageLink(language, t("page"), path)],
    };
  };

/** `path`: of the listing's status page. */
export const listingRefusedMail =
  ({ name, reason, path }: { name: string; reason: string; path: string }): MailText =>
  (language) => {
    const t = textsOf(language);
    return {
      language,
      subject: t("refused", { name }),
      blocks: [
        paragraph(t("refused.text", { name })),
        ...reasonBlocks(language, reason),
        pageLink(language, t("see"), path),
      ],
    };
  };
