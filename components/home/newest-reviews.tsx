import { useTexts } from "#texts";
import { Stars } from "@/components/site/rating";
import { BothNames } from "@/components/site/restaurant-name";
import { VisitorPhoto } from "@/components/site/visitor-photo";
import { IntentLink } from "@/components/ui/intent-link";
import { atLeast } from "@/lib/breakpoints";
import { cityOfIn } from "@/lib/city-names/city-name";
import type { HomeReview } from "@/lib/home/types";
import { formatDayIn } from "@/lib/languages/format-day";
import english from "@/lib/messages/en/home.json";
import { restaurantHref } from "@/lib/routes";

function ReviewItem({ review }: { review: HomeReview }) {
  const t = useTexts("home", english);
  const { restaurantId, restaurantName, rating, title, content, userName } = review;
  const [photo] = review.photos ?? [];
  return (
    <article className="flex flex-col gap-4 rounded-xl border border-line bg-surface p-7">
      {photo && (
        <VisitorPhoto
          photo={photo}
          sizes={`${atLeast("lg")} 24rem, 92vw`}
          className="aspect-3/2 w-full rounded-tile object-cover"
        />
      )}
      <Stars rating={rating} />
      <h3 className="font-display text-h4">
        <IntentLink
          href={restaurantHref(restaurantId)}
          className="decoration-2 underline-offset-3 hover:underline"
        >
          <BothNames {...review} name={restaurantName} />
        </IntentLink>{" "}
        <span className="font-sans text-note font-normal text-ink-2">
          {cityOfIn(t.language, review)}
        </span>
      </h3>
      <p className="line-clamp-5 text-pretty wrap-anywhere">
        <b className="font-semibold">{title}</b> {content}
      </p>
      <p className="mt-auto text-small text-ink-2">
        {t.rich("reviews.visit", {
          name: userName,
          day: () => (
            <time key="day" dateTime={review.visitDate}>
              {formatDayIn(t.language, review.visitDate)}
            </time>
          ),
        })}
      </p>
    </article>
  );
}

/** What members wrote last, with their photos, in place of the sample testimonials (P3.19). */
export function NewestReviews({ reviews }: { reviews: readonly HomeReview[] }) {
  return (
    <ul className="grid gap-5 lg:grid-cols-3">
      {reviews.map((review) => (
        <li key={review.id} className="contents">
          <ReviewItem review={review} />
        </li>
      ))}
    </ul>
  );
}
