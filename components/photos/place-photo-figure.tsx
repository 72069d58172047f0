import { useTexts } from "#texts";
import { LazyPhotoVote } from "@/components/photos/lazy-photo-vote";
import { ReportLink } from "@/components/site/report-link";
import { VisitorPhoto } from "@/components/site/visitor-photo";
import { PageLink } from "@/components/ui/page-link";
import { atLeast } from "@/lib/breakpoints";
import { isHidden } from "@/lib/hidden/is-hidden";
import { ownWords } from "@/lib/languages/own-words";
import pages from "@/lib/messages/en/forms/pages.json";
import words from "@/lib/messages/en/forms/photo-words.json";
import english from "@/lib/messages/en/reviews.json";
import { formatMonthIn } from "@/lib/restaurants/facts/format-month";
import { describedIn } from "@/lib/restaurants/photos/described-in";
import { captionOf } from "@/lib/restaurants/photos/subjects";
import type { PlacePhoto } from "@/lib/restaurants/photos/types";
import { memberHref, restaurantHref } from "@/lib/routes";

type PlacePhotoFigureProps = { restaurantId: string; photo: PlacePhoto };

/** What a photo shows: "Food", "Food: Pea soup", or the dish alone. */
function Subject({ photo: { shows, dish } }: { photo: PlacePhoto }) {
  const t = useTexts("form-pages", pages);
  const word = useTexts("photo-words", words);
  if (!shows && !dish) return null;
  const name = () => <bdi key="dish">{dish}</bdi>;
  return (
    <b className="block text-ink">
      {shows && dish && t.rich("photos.dish", { subject: word(shows), dish: name })}
      {shows && !dish && word(shows)}
      {!shows && name()}
    </b>
  );
}

function Author({ photo: { userName, userSlug } }: { photo: PlacePhoto }) {
  if (!userSlug || isHidden(memberHref(userSlug))) return <bdi>{userName}</bdi>;
  return (
    <PageLink href={memberHref(userSlug)} className="underline">
      <bdi>{userName}</bdi>
    </PageLink>
  );
}

/** A visitor's photo of a restaurant: what it shows, by whom, and since when it is there. */
export function PlacePhotoFigure({ restaurantId, photo }: PlacePhotoFigureProps) {
  const t = useTexts("form-pages", pages);
  const ofReviews = useTexts("reviews", english);
  const { userName, reviewId, helpful, addedAt } = photo;
  const caption = captionOf(photo.description);
  const description = describedIn(useTexts("photo-words", words), photo.description);
  const month = () => (
    <time key="month" dateTime={addedAt.slice(0, 7)}>
      {formatMonthIn(t.language, addedAt)}
    </time>
  );
  return (
    <figure>
      <VisitorPhoto
        photo={{ ...photo, description }}
        sizes={`${atLeast("lg")} 18rem, ${atLeast("md")} 30vw, 46vw`}
        className="aspect-square w-full rounded-tile bg-sprout object-cover"
      />
      <figcaption className="mt-2 text-small wrap-anywhere text-ink-2">
        <Subject photo={photo} />
        {caption && (
          <span aria-hidden="true" className="block" {...ownWords(t.language)}>
            {caption}
          </span>
        )}
        <span className="block">
          {userName
            ? t.rich("photos.taken", {
                name: () => <Author key="name" photo={photo} />,
                month,
              })
            : month()}
        </span>
        {reviewId && (
          <PageLink href={`${restaurantHref(restaurantId)}#review-${reviewId}`} className="link">
            {t("photos.review")}
          </PageLink>
        )}
        <div className="flex flex-wrap items-center gap-x-3.5">
          <LazyPhotoVote id={photo.recordId} {...{ restaurantId, helpful }} />
          <ReportLink
            kind="photo"
            id={photo.recordId}
            about={ofReviews("about.photo", { description })}
            className="-ms-3.5"
          />
        </div>
      </figcaption>
    </figure>
  );
}
