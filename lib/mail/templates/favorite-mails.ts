import { paragraph, type MailContent } from "@/lib/mail/blocks";

type Review = {
  restaurant: string;
  author: string;
  rating: number;
  title: string;
  href: string;
};

/** Tells a member of a new review of a restaurant among their favorites. `rating`: 1 to 5; `href`: of the review. */
export function favoriteReviewMail({
  restaurant,
  author,
  rating,
  title,
  href,
}: Review): MailContent {
  return {
    subject: `New review of ${restaurant}`,
    blocks: [
      paragraph(
        `${author} gave ${restaurant}, one of your favorites, ${rating} ${rating === 1 ? "star" : "stars"}:`,
      ),
      { kind: "quote", text: title },
      { kind: "link", label: "Read the review", href },
      paragraph("You get this email because you asked for it."),
    ],
  };
}
