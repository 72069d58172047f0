import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import type { ReactNode } from "react";
import { PictureTransition } from "@/components/restaurants/cards/picture-transition";
import { VisitorPhoto } from "@/components/site/visitor-photo";
import { PageLink } from "@/components/ui/page-link";
import { buttonVariants } from "@/components/ui/button";
import { Illustration } from "@/components/ui/reading/illustration";
import { atLeast } from "@/lib/breakpoints";
import { ownWords } from "@/lib/languages/own-words";
import english from "@/lib/messages/en/place.json";
import { addPhotosHref } from "@/lib/photos/visitors/hrefs";
import { drawingIn } from "@/lib/restaurants/pictures/picture-texts-in";
import { drawingOf } from "@/lib/restaurants/pictures/drawing";
import type { Restaurant, ReviewPhoto } from "@/lib/restaurants/types";

type VenueHeadingProps = {
  restaurant: Restaurant;
  /** A photo in place of the drawing. */
  photo: ReviewPhoto | undefined;
  /** Whether visitors can add photos. */
  isOpenToPhotos: boolean;
  children: ReactNode;
};

const PICTURE = "place-picture";

/** The title beside a photo, or the drawing of a restaurant without one. */
export function VenueHeading({ restaurant, photo, isOpenToPhotos, children }: VenueHeadingProps) {
  const t = useTexts("place", english);
  const { id, closure } = restaurant;
  return (
    <div className="place-heading">
      <figure>
        {photo ? (
          <VisitorPhoto
            photo={photo}
            sizes={`${atLeast("md")} 28rem, 100vw`}
            eager
            className={PICTURE}
          />
        ) : (
          <PictureTransition id={id}>
            <Illustration
              picture={drawingIn(t.language, drawingOf(restaurant))}
              eager
              className={PICTURE}
            />
          </PictureTransition>
        )}
        <figcaption>
          {photo ? (
            <span aria-hidden="true" {...ownWords(t.language)}>
              {photo.description}
            </span>
          ) : (
            t(closure === "closed" ? "illustration.closed" : "illustration")
          )}
          {!photo && isOpenToPhotos && closure !== "closed" && (
            <PageLink
              href={addPhotosHref(id)}
              rel="nofollow"
              className={buttonVariants({ variant: "quiet", size: "sm", className: "-mx-3" })}
            >
              <Icon name="Camera" size={19} />
              {t("photos.add")}
            </PageLink>
          )}
        </figcaption>
      </figure>
      {children}
    </div>
  );
}
