import type { Language } from "@/lib/languages/languages";
import { paragraph, type MailContent, type MailText } from "@/lib/mail/blocks";
import { mailTexts } from "@/lib/mail/mail-texts";
import type english from "@/lib/messages/en/mails/account.json";
import { SITE_NAME } from "@/lib/site";

type Links = { link: string; code: string };

const textsOf = (language: Language) => mailTexts<keyof typeof english>(language, "account-mails");

type Said = { language: Language; subject: string; text: string; end: string };

function accountMail({ language, subject, text, end }: Said, { link, code }: Links): MailContent {
  return {
    language,
    subject,
    blocks: [
      paragraph(text),
      { kind: "link", label: subject, href: link },
      paragraph(textsOf(language)("code")),
      { kind: "code", text: code },
      paragraph(end),
    ],
  };
}

/** For the owner of an e-mail address, to confirm the account that was made with it. */
export const confirmationMail =
  (links: Links): MailText =>
  (language) => {
    const t = textsOf(language);
    const text = t("confirm.text", { site: SITE_NAME });
    const said = { language, subject: t("confirm"), text, end: t("confirm.end") };
    return accountMail(said, links);
  };

/** Lets the owner of an account choose a new password. */
export const recoveryMail =
  (links: Links): MailText =>
  (language) => {
    const t = textsOf(language);
    const said = { language, subject: t("reset"), text: t("reset.text"), end: t("reset.end") };
    return accountMail(said, links);
  };

/** For the owner of a new e-mail address, to confirm it (P14.58). */
export const emailChangeMail =
  (links: Links): MailText =>
  (language) => {
    const t = textsOf(language);
    const text = t("change.text", { site: SITE_NAME });
    const said = { language, subject: t("change"), text, end: t("change.end") };
    return accountMail(said, links);
  };
