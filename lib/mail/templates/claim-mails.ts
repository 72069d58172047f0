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
        `${member} says on ${SITE_NAME}, a directory of vegan food, that ${restaurant} is theirs, and named this address as yours.`,
      ),
      paragraph(
        "If that is you, open the link and sign in with the account that asked. You can then add photos, propose facts and answer reviews.",
      ),
      { kind: "link", label: "Confirm that it is yours", href },
      paragraph(
        "The link is good for 7 days. If it was not you, do nothing, and do not pass it on: nothing changes without it.",
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
      paragraph("You can add photos, propose facts and answer reviews."),
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
      paragraph(`A moderator looked at your claim to ${restaurant} and did not accept it.`),
      paragraph("The reason:"),
      { kind: "quote", text: reason },
      { kind: "link", label: "See your claim", href },
    ],
  };
}
