import { useTexts } from "#texts";
import { BothNames } from "@/components/site/restaurant-name";
import { VisitorPhoto } from "@/components/site/visitor-photo";
import { IntentLink } from "@/components/ui/intent-link";
import { atLeast } from "@/lib/breakpoints";
import type { MemberPhoto } from "@/lib/community/types";
import words from "@/lib/messages/en/forms/photo-words.json";
import english from "@/lib/messages/en/home.json";
import { describedIn } from "@/lib/restaurants/photos/described-in";
import { restaurantHref } from "@/lib/routes";

/** The photos that members added last, besides those of the reviews that are shown (P3.19). */
export function NewestPhotos({ photos }: { photos: readonly MemberPhoto[] }) {
  const t = useTexts("home", english);
  const word = useTexts("photo-words", words);
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-6 md:gap-x-5 lg:grid-cols-4">
      {photos.map((photo) => {
        const { recordId, restaurantId, restaurantName, latinName, countryCode } = photo;
        return (
          <li key={recordId}>
            <figure>
              <VisitorPhoto
                photo={{ ...photo, description: describedIn(word, photo.description) }}
                sizes={`${atLeast("lg")} 18rem, 46vw`}
                className="aspect-square w-full rounded-tile bg-sprout-2 object-cover md:rounded-lg"
              />
              <figcaption className="mt-2.5 text-small text-ink-2 md:mt-3">
                <b className="block text-note leading-snug tracking-snug wrap-anywhere text-ink">
                  <IntentLink href={restaurantHref(restaurantId)} className="hover:underline">
                    <BothNames {...{ latinName, countryCode }} name={restaurantName} />
                  </IntentLink>
                </b>
                <span className="block wrap-anywhere">{photo.city}</span>
                <span className="block wrap-anywhere">
                  {t("photos.by", { name: photo.userName })}
                </span>
              </figcaption>
            </figure>
          </li>
        );
      })}
    </ul>
  );
}
