import { paragraph, type MailContent } from "@/lib/mail/blocks";
import { suspensionText, type Suspension } from "@/lib/moderation/suspension";

type Objection = {
  /** The URL of the contact page. */
  contactHref: string;
};

const objection = ({ contactHref }: Objection) =>
  [
    paragraph(
      "A person decided this. If you think it is wrong, write to us and someone will look at it again.",
    ),
    { kind: "link", label: "Write to us", href: contactHref },
  ] as const;

/** Tells a member that the account is suspended, until when and why (P14.98). */
export function accountSuspendedMail({
  suspension,
  ...links
}: Objection & { suspension: Suspension }): MailContent {
  return {
    subject: "Your account is suspended",
    blocks: [paragraph(suspensionText(suspension)), ...objection(links)],
  };
}

/** Tells a member that a suspension was ended early. */
export function suspensionEndedMail(): MailContent {
  return {
    subject: "Your account is no longer suspended",
    blocks: [
      paragraph("A moderator has ended the suspension of your account: you can post again."),
    ],
  };
}

/** Tells a former member that the account was deleted at the desk, and why. `isUnsigned`: the texts stay, without a name. */
export function accountRemovedMail({
  reason,
  isUnsigned,
  ...links
}: Objection & { reason: string; isUnsigned: boolean }): MailContent {
  return {
    subject: "Your account was deleted",
    blocks: [
      paragraph(
        isUnsigned
          ? "A moderator has deleted your account. Your reviews and posts stay, without your name."
          : "A moderator has deleted your account, with your reviews and posts.",
      ),
      paragraph("The reason:"),
      { kind: "quote", text: reason },
      ...objection(links),
    ],
  };
}
