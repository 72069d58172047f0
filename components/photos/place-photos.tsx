import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { VisitorPhoto } from "@/components/site/visitor-photo";
import { PageLink } from "@/components/ui/page-link";
import { buttonVariants } from "@/components/ui/button";
import { atLeast } from "@/lib/breakpoints";
import { formatMonthIn } from "@/lib/restaurants/facts/format-month";
import english from "@/lib/messages/en/reviews.json";
import { addPhotosHref, photoAnchor, photosHref } from "@/lib/photos/visitors/hrefs";
import type { PlacePhoto, PlacePhotos as Shown } from "@/lib/restaurants/photos/types";

type PlacePhotosProps = {
  restaurantId: string;
  shown: Shown & {
    /** The latest photo of the menu. */
    menu: Pick<PlacePhoto, "addedAt"> | undefined;
  };
  /** Whether photos can be added. */
  isOpen: boolean;
};

/** The photos of a restaurant by visitors, with reviews or alone, on its page (P14.29). */
export function PlacePhotos({ restaurantId, shown, isOpen }: PlacePhotosProps) {
  const t = useTexts("reviews", english);
  const { photos, total, menu } = shown;
  if (total === 0 && !isOpen) return null;
  return (
    <section aria-labelledby="visitor-photos" className="place-section">
      <div className="section-head">
        <h2 id="visitor-photos" className="font-display text-h3">
          {t("visitor-photos")}
        </h2>
        {isOpen && (
          <PageLink
            href={addPhotosHref(restaurantId)}
            rel="nofollow"
            className={buttonVariants({ size: "sm", className: "print:hidden" })}
          >
            <Icon name="Camera" size={19} />
            {t("visitor-photos.add")}
          </PageLink>
        )}
      </div>
      {total === 0 && <p className="text-ink-2">{t("visitor-photos.none")}</p>}
      {menu && (
        <p className="mb-4 text-ink-2">
          {t.rich("visitor-photos.menu", {
            month: () => (
              <PageLink
                key="month"
                href={photosHref(restaurantId, 1, "menu")}
                rel="nofollow"
                className="link"
              >
                {formatMonthIn(t.language, menu.addedAt)}
              </PageLink>
            ),
          })}
        </p>
      )}
      {photos.length > 0 && (
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 xl:grid-cols-6">
          {photos.map((photo) => (
            <li key={photo.recordId}>
              <PageLink
                href={`${photosHref(restaurantId)}#${photoAnchor(photo.recordId)}`}
                className="block overflow-hidden rounded-inner"
              >
                <VisitorPhoto
                  photo={photo}
                  sizes={`${atLeast("sm")} 10rem, 32vw`}
                  className="aspect-square w-full bg-sprout object-cover"
                />
                {photo.userName && (
                  <span className="sr-only">
                    {t(photo.reviewId ? "visitor-photos.review" : "visitor-photos.by", {
                      name: photo.userName,
                    })}
                  </span>
                )}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      {total > photos.length && (
        <p className="mt-4">
          <PageLink href={photosHref(restaurantId)} rel="nofollow" className={buttonVariants({})}>
            {t("visitor-photos.all", { count: total })}
          </PageLink>
        </p>
      )}
    </section>
  );
}
