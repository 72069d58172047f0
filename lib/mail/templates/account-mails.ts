import { paragraph, type MailContent } from "@/lib/mail/blocks";
import { SITE_NAME } from "@/lib/site";

type Links = { link: string; code: string };

const LIFETIME = "The link and the code work once, within an hour.";

/** For the owner of an e-mail address, to confirm the account that was made with it. */
export function confirmationMail({ link, code }: Links): MailContent {
  return {
    subject: "Confirm your email address",
    blocks: [
      paragraph(
        `Someone created an account on ${SITE_NAME} with this email address. If it was you, please confirm it.`,
      ),
      { kind: "link", label: "Confirm your email address", href: link },
      paragraph("If you are asked for a code, it is:"),
      { kind: "code", text: code },
      paragraph(
        `${LIFETIME} If it was not you, ignore this email: nobody can sign in before the address is confirmed.`,
      ),
    ],
  };
}

/** Lets the owner of an account choose a new password. */
export function recoveryMail({ link, code }: Links): MailContent {
  return {
    subject: "Set a new password",
    blocks: [
      paragraph("Someone asked for a new password for the account with this email address."),
      { kind: "link", label: "Set a new password", href: link },
      paragraph("If you are asked for a code, it is:"),
      { kind: "code", text: code },
      paragraph(`${LIFETIME} If it was not you, ignore this email: your password stays the same.`),
    ],
  };
}

/** For the owner of a new e-mail address, to confirm it (P14.58). */
export function emailChangeMail({ link, code }: Links): MailContent {
  return {
    subject: "Confirm your new email address",
    blocks: [
      paragraph(
        `Someone wants to use this email address for an account on ${SITE_NAME}. If it was you, please confirm it.`,
      ),
      { kind: "link", label: "Confirm your new email address", href: link },
      paragraph("If you are asked for a code, it is:"),
      { kind: "code", text: code },
      paragraph(
        `${LIFETIME} If it was not you, ignore this email: the address of the account does not change.`,
      ),
    ],
  };
}
