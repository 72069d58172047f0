import { paragraph, type MailContent } from "@/lib/mail/blocks";
import { SITE_NAME } from "@/lib/site";

/** `href`: of the restaurant's page. */
export function listingPublishedMail({ name, href }: { name: string; href: string }): MailContent {
  return {
    subject: `${name} is on ${SITE_NAME}`,
    blocks: [
      paragraph(`The restaurant that you added, ${name}, is published. Thank you!`),
      { kind: "link", label: "See its page", href },
    ],
  };
}

/** `href`: of the listing's status page. */
export function listingRefusedMail({
  name,
  reason,
  href,
}: {
  name: string;
  reason: string;
  href: string;
}): MailContent {
  return {
    subject: `${name} was not accepted`,
    blocks: [
      paragraph(`We reviewed the restaurant that you added, ${name}, and did not publish it.`),
      paragraph("The reason:"),
      { kind: "quote", text: reason },
      { kind: "link", label: "See your listing", href },
    ],
  };
}
