import type { Language } from "@/lib/languages/languages";
import { paragraph, type MailText } from "@/lib/mail/blocks";
import { contactLink, mailTexts, pageLink, reasonBlocks } from "@/lib/mail/mail-texts";
import { factNames } from "@/lib/desk/fact-names";
import type english from "@/lib/messages/en/mails/claims.json";
import { SITE_NAME } from "@/lib/site";

type About = { restaurant: string; path: string };

const textsOf = (language: Language) => mailTexts<keyof typeof english>(language, "claim-mails");

/** Asks the reader of a restaurant's mail whether a member may own its page. `member`: the public name; `path`: of the page with the button. */
export const claimLinkMail =
  ({ restaurant, member, path }: About & { member: string }): MailText =>
  (language) => {
    const t = textsOf(language);
    return {
      language,
      subject: t("link", { restaurant }),
      blocks: [
        paragraph(t("link.text", { member, restaurant, site: SITE_NAME })),
        paragraph(t("link.how")),
        pageLink(language, t("link.confirm"), path),
        paragraph(t("link.end")),
      ],
    };
  };

/** `path`: of the owner's page. */
export const claimAcceptedMail =
  ({ restaurant, path }: About): MailText =>
  (language) => {
    const t = textsOf(language);
    return {
      language,
      subject: t("accepted", { restaurant, site: SITE_NAME }),
      blocks: [
        paragraph(t("accepted.text", { restaurant })),
        paragraph(t("accepted.can")),
        pageLink(language, t("open"), path),
      ],
    };
  };

/** `path`: of the claim's page, where it can be made again. */
export const claimRefusedMail =
  ({ restaurant, reason, path }: About & { reason: string }): MailText =>
  (language) => {
    const t = textsOf(language);
    return {
      language,
      subject: t("refused", { restaurant }),
      blocks: [
        paragraph(t("refused.text", { restaurant })),
        ...reasonBlocks(language, reason),
        pageLink(language, t("see"), path),
      ],
    };
  };

type Undone = About & { isByOwner: boolean; facts: readonly string[] };

/**
 * Tells an owner or a trusted member that a moderator took a change back. `path`: of the owner's page, or of the member's
 * corrections.
 */
export const changeUndoneMail =
  ({ restaurant, isByOwner, facts, path }: Undone): MailText =>
  (language) => {
    const t = textsOf(language);
    return {
      language,
      subject: t("undone", { restaurant }),
      blocks: [
        paragraph(t(isByOwner ? "undone.owner" : "undone.member", { restaurant })),
        { kind: "quote", text: factNames(language, facts) },
        paragraph(t(isByOwner ? "undone.owner.text" : "undone.member.text")),
        contactLink(language),
        pageLink(language, t(isByOwner ? "open" : "corrections"), path),
      ],
    };
  };
