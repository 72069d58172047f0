import type { Language } from "@/lib/languages/languages";
import { paragraph, type MailText } from "@/lib/mail/blocks";
import { mailTexts, pageLink, reasonBlocks } from "@/lib/mail/mail-texts";
import { factNames } from "@/lib/desk/fact-names";
import type english from "@/lib/messages/en/mails/corrections.json";

type Correction = { restaurant: string; path: string };

const textsOf = (language: Language) =>
  mailTexts<keyof typeof english>(language, "correction-mails");

/** `facts`: those that were accepted; `path`: of the restaurant's page. */
export const correctionAcceptedMail =
  ({ restaurant, facts, path }: Correction & { facts: readonly string[] }): MailText =>
  (language) => {
    const t = textsOf(language);
    return {
      language,
      subject: t("accepted", { restaurant }),
      blocks: [
        paragraph(t("accepted.text", { restaurant })),
        paragraph(t("accepted.facts", { facts: factNames(language, facts) })),
        pageLink(language, t("page"), path),
      ],
    };
  };

export const closureAcceptedMail =
  ({ restaurant, path }: Correction): MailText =>
  (language) => {
    const t = textsOf(language);
    return {
      language,
      subject: t("closed", { restaurant }),
      blocks: [paragraph(t("closed.text", { restaurant })), pageLink(language, t("page"), path)],
    };
  };

/** `path`: of the profile. */
export const correctionRefusedMail =
  ({ restaurant, reason, path }: Correction & { reason: string }): MailText =>
  (language) => {
    const t = textsOf(language);
    return {
      language,
      subject: t("refused", { restaurant }),
      blocks: [
        paragraph(t("refused.text", { restaurant })),
        ...reasonBlocks(language, reason),
        pageLink(language, t("corrections"), path),
      ],
    };
  };
