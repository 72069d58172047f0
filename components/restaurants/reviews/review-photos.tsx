import { useTexts } from "#texts";
import { ReportLink } from "@/components/site/report-link";
import { VisitorPhoto } from "@/components/site/visitor-photo";
import { atLeast } from "@/lib/breakpoints";
import { ownWords } from "@/lib/languages/own-words";
import english from "@/lib/messages/en/reviews.json";
import type { ReviewPhoto } from "@/lib/restaurants/types";

/** The photos of one review, each with what it shows (P14.28). */
export function ReviewPhotos({ photos }: { photos: ReviewPhoto[] }) {
  const t = useTexts("reviews", english);
  return (
    <ul aria-label={t("photos")} className="mt-4 grid max-w-text grid-cols-2 gap-3 md:grid-cols-4">
      {photos.map((photo) => (
        <li key={photo.recordId}>
          <figure>
            <VisitorPhoto
              photo={photo}
              sizes={`${atLeast("md")} 10rem, 45vw`}
              className="aspect-4/3 w-full rounded-tile bg-sprout object-cover"
            />
            <figcaption
              aria-hidden="true"
              className="mt-1.5 text-small break-words text-ink-3"
              {...ownWords(t.language)}
            >
              {photo.description}
            </figcaption>
            <ReportLink
              kind="photo"
              id={photo.recordId}
              about={t("about.photo", { description: photo.description })}
              className="-ms-3.5"
            />
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** What a restaurant's owners show of it (P14.85). */
export function OwnerPhotos({ photos }: { photos: ReviewPhoto[] }) {
  const t = useTexts("reviews", english);
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby="owner-photos" className="place-section">
      <h2 id="owner-photos" className="mb-4 font-display text-h3">
        {t("photos.owner")}
      </h2>
      <ReviewPhotos photos={photos} />
    </section>
  );
}
