import { paragraph, type MailText } from "@/lib/mail/blocks";
import { mailTexts, pageLink } from "@/lib/mail/mail-texts";
import type english from "@/lib/messages/en/mails/members.json";

type Review = {
  restaurant: string;
  author: string;
  rating: number;
  title: string;
  path: string;
};

/** Tells a member of a new review of a restaurant among their favorites. `rating`: 1 to 5; `path`: of the review. */
export const favoriteReviewMail =
  ({ restaurant, author, rating, title, path }: Review): MailText =>
  (language) => {
    const t = mailTexts<keyof typeof english>(language, "member-mails");
    return {
      language,
      subject: t("review", { restaurant }),
      blocks: [
        paragraph(t("review.text", { author, restaurant, rating })),
        { kind: "quote", text: title },
        pageLink(language, t("review.read"), path),
        paragraph(t("review.why")),
      ],
    };
  };
