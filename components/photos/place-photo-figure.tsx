import { LazyPhotoVote } from "@/components/photos/lazy-photo-vote";
import { ReportLink } from "@/components/site/report-link";
import { VisitorPhoto } from "@/components/site/visitor-photo";
import { atLeast } from "@/lib/breakpoints";
import { isHidden } from "@/lib/hidden/is-hidden";
import { monthOf } from "@/lib/restaurants/facts/freshness";
import { captionOf, SUBJECT_LABELS } from "@/lib/restaurants/photos/subjects";
import type { PlacePhoto } from "@/lib/restaurants/photos/types";
import { memberHref, restaurantHref } from "@/lib/routes";

type PlacePhotoFigureProps = { restaurantId: string; photo: PlacePhoto };

/** A visitor's photo of a restaurant: what it shows, by whom, and since when it is there. */
export function PlacePhotoFigure({ restaurantId, photo }: PlacePhotoFigureProps) {
  const { description, shows, dish, userName, userSlug, reviewId, helpful, addedAt } = photo;
  const caption = captionOf(description);
  const about = [shows && SUBJECT_LABELS[shows], dish].filter(Boolean).join(": ");
  return (
    <figure>
      <VisitorPhoto
        photo={photo}
        sizes={`${atLeast("lg")} 18rem, ${atLeast("md")} 30vw, 46vw`}
        className="aspect-square w-full rounded-tile bg-sprout object-cover"
      />
      <figcaption className="mt-2 text-small wrap-anywhere text-ink-2">
        {about && <b className="block text-ink">{about}</b>}
        {caption && (
          <span aria-hidden="true" className="block">
            {caption}
          </span>
        )}
        <span className="block">
          {userName && (
            <>
              {userSlug && !isHidden(memberHref(userSlug)) ? (
                <a href={memberHref(userSlug)} className="underline">
                  {userName}
                </a>
              ) : (
                userName
              )}
              ,{" "}
            </>
          )}
          <time dateTime={addedAt.slice(0, 7)}>{monthOf(addedAt)}</time>
        </span>
        {reviewId && (
          <a href={`${restaurantHref(restaurantId)}#review-${reviewId}`} className="link">
            See the review{" "}
          </a>
        )}
        <div className="flex flex-wrap items-center gap-x-3.5">
          <LazyPhotoVote id={photo.recordId} {...{ restaurantId, helpful }} />
          <ReportLink
            kind="photo"
            id={photo.recordId}
            about={`the photo: ${description}`}
            className="-ml-3.5"
          />
        </div>
      </figcaption>
    </figure>
  );
}
