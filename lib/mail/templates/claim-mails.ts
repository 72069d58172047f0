import { paragraph, type MailContent } from "@/lib/mail/blocks";
import { SITE_NAME } from "@/lib/site";

type Link = { restaurant: string; href: string };

/** Asks the reader of a restaurant's mail whether a member may own its page. `member`: the public name; `href`: of the page with the button. */
export function claimLinkMail({
  restaurant,
  member,
  href,
}: Link & { member: string }): MailContent {
  return {
    subject: `Is ${restaurant} yours?`,
    blocks: [
      paragraph(
        `${member} wants to manage the page of ${restaurant} on ${SITE_NAME}, a directory of vegan food, and gave this address as the one of its owner.`,
      ),
      paragraph(
        "If it was you, open the link and sign in with the same account. You can then change hours and contact, add dishes and photos, and answer reviews.",
      ),
      { kind: "link", label: "Confirm that it is yours", href },
      paragraph(
        "The link works for 7 days. If it was not you, ignore this email and do not forward it: nothing changes without the link.",
      ),
    ],
  };
}

/** `href`: of the owner's page. */
export function claimAcceptedMail({ restaurant, href }: Link): MailContent {
  return {
    subject: `${restaurant} is yours on ${SITE_NAME}`,
    blocks: [
      paragraph(`A moderator has checked that ${restaurant} is yours. Thank you!`),
      paragraph("You can change hours and contact, add dishes and photos, and answer reviews."),
      { kind: "link", label: "Open your place", href },
    ],
  };
}

/** `href`: of the claim's page, where it can be made again. */
export function claimRefusedMail({
  restaurant,
  reason,
  href,
}: Link & { reason: string }): MailContent {
  return {
    subject: `Your claim to ${restaurant} was not accepted`,
    blocks: [
      paragraph(`A moderator reviewed your claim to ${restaurant} and did not accept it.`),
      paragraph("The reason:"),
      { kind: "quote", text: reason },
      { kind: "link", label: "See your claim", href },
    ],
  };
}

/**
 * Tells an owner or a trusted member that a moderator took a change back. `facts`: what they are called; `href`: of the owner's page, or
 * of the member's corrections.
 */
export function changeUndoneMail({
  restaurant,
  isByOwner,
  facts,
  href,
  contactHref,
}: Link & { isByOwner: boolean; facts: readonly string[]; contactHref: string }): MailContent {
  return {
    subject: `A change of ${restaurant} was taken back`,
    blocks: [
      paragraph(
        `A moderator has taken back what you changed of ${restaurant}${isByOwner ? " as its owner" : ""}:`,
      ),
      { kind: "quote", text: facts.join(", ") },
      paragraph(
        `The page shows the earlier facts again.${isByOwner ? "" : " For your level it counts as a correction that was not accepted."} If that is wrong, write to us:`,
      ),
      { kind: "link", label: "Write to us", href: contactHref },
      { kind: "link", label: isByOwner ? "Open your place" : "See your corrections", href },
    ],
  };
}
