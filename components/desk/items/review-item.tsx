import { BeforeAndAfter } from "@/components/desk/items/before-and-after";
import { ItemHeading, Quote } from "@/components/desk/items/item-heading";
import { PhotoRemovalForm } from "@/components/desk/venues/photo-removal-form";
import type { QueueView } from "@/components/desk/items/queue-view";
import { BothNames, type NameForms } from "@/components/site/restaurant-name";
import { VisitorPhoto } from "@/components/site/visitor-photo";
import { atLeast } from "@/lib/breakpoints";
import { formatDay } from "@/lib/dates";
import type { ReviewPhoto } from "@/lib/restaurants/types";
import { restaurantHref } from "@/lib/routes";

type ReviewContentsProps = {
  review: {
    id: string;
    title: string;
    content: string;
    rating: number;
    visitDate: string;
    /** What it said before an edit that waits. */
    previous: { rating: number; title: string; content: string } | null;
  };
  restaurant: NameForms & { id: string };
  photos: readonly ReviewPhoto[];
};

/** Each photo with what it shows; one is removed alone, and the others share what is decided on the review. */
function Photos({ review, restaurant, photos }: ReviewContentsProps) {
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby="review-photos" className="my-5">
      <h3 id="review-photos" className="font-display text-h4">
        Photos
      </h3>
      <ul className="mt-3 grid items-start gap-4 sm:grid-cols-2">
        {photos.map((photo) => (
          <li key={photo.recordId}>
            <VisitorPhoto
              photo={photo}
              sizes={`${atLeast("lg")} 20rem, ${atLeast("sm")} 45vw, 92vw`}
              className="aspect-4/3 w-full rounded-tile bg-sprout object-cover"
            />
            <p aria-hidden="true" className="mt-1.5 text-small text-ink-2">
              {photo.description}
            </p>
            <PhotoRemovalForm
              id={restaurant.id}
              photo={photo.recordId}
              description={photo.description}
              review={review.id}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A review that waits. */
export function ReviewContents({ review, restaurant, photos }: ReviewContentsProps) {
  const { title, content, rating, visitDate, previous } = review;
  return (
    <>
      <ItemHeading
        title={title}
        subtitle={
          <>
            <BothNames {...restaurant} />, {rating} of 5 stars, visit on {formatDay(visitDate)}
          </>
        }
        links={[{ href: restaurantHref(restaurant.id), label: "Open the page" }]}
      />
      {previous ? (
        <BeforeAndAfter
          before={[`${previous.rating} of 5 stars`, previous.title, previous.content]}
          after={[`${rating} of 5 stars`, title, content]}
        />
      ) : (
        <Quote label="Review">{content}</Quote>
      )}
      <Photos {...{ review, restaurant, photos }} />
    </>
  );
}

export const reviewView: QueueView<"reviews"> = {
  did: () => "wrote this review",
  contents: (item) => <ReviewContents {...item} />,
};
