import type { Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import { paragraph, type MailText } from "@/lib/mail/blocks";
import { contactLink, mailTexts, reasonBlocks } from "@/lib/mail/mail-texts";
import type failures from "@/lib/messages/en/forms/failures.json";
import type english from "@/lib/messages/en/mails/members.json";
import { suspensionText, type Suspension } from "@/lib/moderation/suspension";

const textsOf = (language: Language) => mailTexts<keyof typeof english>(language, "member-mails");

const objection = (language: Language) => [
  paragraph(textsOf(language)("objection")),
  contactLink(language),
];

/** Tells a member that the account is suspended, until when and why (P14.98). */
export const accountSuspendedMail =
  (suspension: Suspension): MailText =>
  (language) => {
    const texts = textsIn<keyof typeof failures>(language, "form-failures");
    return {
      language,
      subject: textsOf(language)("suspended"),
      blocks: [paragraph(suspensionText(suspension, texts)), ...objection(language)],
    };
  };

/** Tells a member that a suspension was ended early. */
export const suspensionEndedMail: MailText = (language) => {
  const t = textsOf(language);
  return { language, subject: t("ended"), blocks: [paragraph(t("ended.text"))] };
};

/** Tells a former member that the account was deleted at the desk, and why. `isUnsigned`: the texts stay, without a name. */
export const accountRemovedMail =
  ({ reason, isUnsigned }: { reason: string; isUnsigned: boolean }): MailText =>
  (language) => {
    const t = textsOf(language);
    return {
      language,
      subject: t("deleted"),
      blocks: [
        paragraph(t(isUnsigned ? "deleted.unsigned" : "deleted.all")),
        ...reasonBlocks(language, reason),
        ...objection(language),
      ],
    };
  };
