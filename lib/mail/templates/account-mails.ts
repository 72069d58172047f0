import { paragraph, type MailContent } from "@/lib/mail/blocks";
import { SITE_NAME } from "@/lib/site";

type Links = { link: string; code: string };

const LIFETIME = "Both are good for an hour, and once.";

/** For the owner of an e-mail address, to confirm the account that was made with it. */
export function confirmationMail({ link, code }: Links): MailContent {
  return {
    subject: "Confirm your email address",
    blocks: [
      paragraph(
        `An account on ${SITE_NAME} was made with this address. If it was you, please confirm it.`,
      ),
      { kind: "link", label: "Confirm your email address", href: link },
      paragraph("If you are asked for a code, it is:"),
      { kind: "code", text: code },
      paragraph(`${LIFETIME} If it was not you, do nothing: nobody can sign in without it.`),
    ],
  };
}

/** Lets the owner of an account choose a new password. */
export function recoveryMail({ link, code }: Links): MailContent {
  return {
    subject: "Set a new password",
    blocks: [
      paragraph("A new password was asked for, for the account with this address."),
      { kind: "link", label: "Set a new password", href: link },
      paragraph("If you are asked for a code, it is:"),
      { kind: "code", text: code },
      paragraph(`${LIFETIME} If it was not you, do nothing: your password stays as it is.`),
    ],
  };
}

/** For the owner of a new e-mail address, to confirm it (P14.58). */
export function emailChangeMail({ link, code }: Links): MailContent {
  return {
    subject: "Confirm your new email address",
    blocks: [
      paragraph(
        `An account on ${SITE_NAME} is to have this address. If it is yours, please confirm it.`,
      ),
      { kind: "link", label: "Confirm your new email address", href: link },
      paragraph("If you are asked for a code, it is:"),
      { kind: "code", text: code },
      paragraph(`${LIFETIME} If it was not you, do nothing: the account keeps its address.`),
    ],
  };
}
