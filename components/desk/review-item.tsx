import { DecisionForm } from "@/components/desk/decision-form";
import { ItemHeading, Quote } from "@/components/desk/item-heading";
import { RefusalForm } from "@/components/desk/refusal-form";
import { formatDay } from "@/lib/dates";
import { REASONS } from "@/lib/desk/reasons";
import { restaurantHref } from "@/lib/routes";

type ReviewContentsProps = {
  review: { title: string; content: string; rating: number; visitDate: string };
  restaurant: { id: string; name: string };
};

/** A review that waits. */
export function ReviewContents({ review, restaurant }: ReviewContentsProps) {
  const { title, content, rating, visitDate } = review;
  return (
    <>
      <ItemHeading
        title={title}
        subtitle={`${restaurant.name}, ${rating} of 5 stars, visit on ${formatDay(visitDate)}`}
        links={[{ href: restaurantHref(restaurant.id), label: "Open the page" }]}
      />
      <Quote label="Review">{content}</Quote>
    </>
  );
}

/** Publishing it, or not. */
export function ReviewDecisions({ id }: { id: string }) {
  return (
    <>
      <DecisionForm queue="reviews" id={id} decisions={[{ value: "publish", label: "Publish" }]} />
      <RefusalForm
        queue="reviews"
        id={id}
        reasons={REASONS.reviews}
        label="Remove"
        hint="The log keeps this: it is the statement of reasons."
      />
    </>
  );
}
