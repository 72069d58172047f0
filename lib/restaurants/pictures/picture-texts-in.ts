import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type words from "@/lib/messages/en/forms/photo-words.json";
import type english from "@/lib/messages/en/meta.json";
import type { Picture } from "@/lib/picture";
import { describedIn } from "@/lib/restaurants/photos/described-in";
import type { Restaurant, RestaurantSummary } from "@/lib/restaurants/types";

type Named = { name: string; sample?: boolean | undefined };

/** What pictures of samples and drawings show is said in English: in another language only what they are. */
function altIn(language: Language, { name, sample }: Named) {
  const t = textsIn<keyof typeof english>(language, "meta");
  return sample ? t("picture", { name }) : t("illustration");
}

const described = (language: Language, description: string) =>
  describedIn(textsIn<keyof typeof words>(language, "photo-words"), description);

/** A drawing on a page in this language. */
export function drawingIn(language: Language, drawing: Picture): Picture {
  if (language === DEFAULT_LANGUAGE) return drawing;
  return { ...drawing, alt: altIn(language, { name: "" }) };
}

/** A summary for a page in this language; what people wrote about their photos keeps its own. */
export function withPictureText(language: Language, summary: RestaurantSummary) {
  const { picture, photoCount } = summary;
  if (language === DEFAULT_LANGUAGE) return summary;
  const alt = photoCount ? described(language, picture.alt) : altIn(language, summary);
  return { ...summary, picture: { ...picture, alt } };
}

/** A restaurant for a page in this language. */
export function withPictureTexts(language: Language, restaurant: Restaurant): Restaurant {
  if (language === DEFAULT_LANGUAGE) return restaurant;
  const alt = altIn(language, restaurant);
  return { ...restaurant, images: restaurant.images.map((image) => ({ ...image, alt })) };
}

/** Photos by visitors for a page in this language: what is said of those that nobody has described is in it. */
export function withDescriptions<Photo extends { description: string }>(
  language: Language,
  photos: readonly Photo[],
): Photo[] {
  return photos.map((photo) => ({
    ...photo,
    description: described(language, photo.description),
  }));
}
