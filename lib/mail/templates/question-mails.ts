import { paragraph, type MailContent } from "@/lib/mail/blocks";
import { SITE_NAME } from "@/lib/site";

/** Asks the sender of something before it is decided. `href`: of the page that answers. */
export function questionMail({ question, href }: { question: string; href: string }): MailContent {
  return {
    subject: "A question about what you sent",
    blocks: [
      paragraph(`A moderator of ${SITE_NAME} is reviewing what you sent, and asks:`),
      { kind: "quote", text: question },
      { kind: "link", label: "Answer it", href },
      paragraph("It waits for your answer. If none comes, it may be decided without one."),
    ],
  };
}
