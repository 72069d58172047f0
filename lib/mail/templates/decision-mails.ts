import { paragraph, type MailContent } from "@/lib/mail/blocks";
import { contentText, type Content } from "@/lib/moderation/content";

type Correction = { restaurant: string; href: string };

/** `accepted`: the facts by name, as in "Phone, Website"; `href`: of the restaurant's page. */
export function correctionAcceptedMail({
  restaurant,
  accepted,
  href,
}: Correction & { accepted: string }): MailContent {
  return {
    subject: `Your correction of ${restaurant} was accepted`,
    blocks: [
      paragraph(`A moderator checked what you sent about ${restaurant}. Thank you!`),
      paragraph(`The page now shows the new facts: ${accepted}.`),
      { kind: "link", label: "See its page", href },
    ],
  };
}

export function closureAcceptedMail({ restaurant, href }: Correction): MailContent {
  return {
    subject: `${restaurant} is marked as closed`,
    blocks: [
      paragraph(
        `You told us that ${restaurant} has closed for good. A moderator checked it, and its page says so now. Thank you!`,
      ),
      { kind: "link", label: "See its page", href },
    ],
  };
}

/** `href`: of the profile. */
export function correctionRefusedMail({
  restaurant,
  reason,
  href,
}: Correction & { reason: string }): MailContent {
  return {
    subject: `Your correction of ${restaurant} was not accepted`,
    blocks: [
      paragraph(`A moderator reviewed what you sent about ${restaurant} and did not apply it.`),
      paragraph("The reason:"),
      { kind: "quote", text: reason },
      { kind: "link", label: "See your corrections", href },
    ],
  };
}

type About = { content: Content; href: string };

/** Tells an author that something that waited is shown now; `href`: of the page that shows it. */
export function contentPublishedMail({ content, href }: About): MailContent {
  return {
    subject: `Your ${content.kind} is published`,
    blocks: [
      paragraph(`A moderator has approved your ${contentText(content)}. Everyone can see it now.`),
      { kind: "link", label: "See it", href },
    ],
  };
}

const REDRESS =
  "A person decided this. If you think it is wrong, write to us and someone will look at it again, free of charge. You may also go to court, or to a certified out-of-court dispute settlement body.";

type Removed = {
  content: Content;
  reason: string;
  /** The URL of the terms on which the decision is based; below that of the contact page. */
  termsHref: string;
  contactHref: string;
};

/** The statement of reasons for an author (DSA, Article 17). */
export function contentRemovedMail({
  content,
  reason,
  termsHref,
  contactHref,
}: Removed): MailContent {
  return {
    subject: `Your ${content.kind} was removed`,
    blocks: [
      paragraph(`A moderator has removed your ${contentText(content)}. Only you can see it now.`),
      paragraph("The reason:"),
      { kind: "quote", text: reason },
      { kind: "link", label: "The rules", href: termsHref },
      paragraph(REDRESS),
      { kind: "link", label: "Write to us", href: contactHref },
    ],
  };
}

/** Tells the sender of a report what was decided (DSA, Article 16). `content` is undefined where it was removed. */
export function reportDecidedMail({
  content,
  isRemoved,
  contactHref,
}: {
  content: Content | undefined;
  isRemoved: boolean;
  contactHref: string;
}): MailContent {
  const what = content ? `the ${contentText(content)}` : "something";
  const outcome = isRemoved
    ? "A moderator reviewed it and removed it. Thank you!"
    : "A moderator reviewed it and kept it: it does not break the rules of the site.";
  return {
    subject: isRemoved ? "What you reported was removed" : "What you reported was kept",
    blocks: [
      paragraph(`You reported ${what}. ${outcome}`),
      paragraph(REDRESS),
      { kind: "link", label: "Write to us", href: contactHref },
    ],
  };
}
