import { notFound } from "next/navigation";
import { ART_SIZE, RestaurantArt } from "@/components/share-image/restaurant-art";
import { ShareImage } from "@/components/share-image/share-image";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { listComma } from "@/lib/languages/marks";
import { readSharePicture } from "@/lib/photos/share-picture";
import { priceSymbols } from "@/lib/restaurants/facts/price";
import { getRestaurant } from "@/lib/restaurants/queries";
import { factWordsIn } from "@/lib/restaurants/words/fact-words-in";
import { hanFormsOf } from "@/lib/share-image/han-forms";
import { nameOnImage } from "@/lib/share-image/name-on-image";
import { OPEN_STREET_MAP_CREDIT } from "@/lib/site";
import { renderShareImage } from "@/lib/share-image/render";

/** The share image of a restaurant's page in a language. */
export async function drawRestaurantImage(id: string, language: Language = DEFAULT_LANGUAGE) {
  const restaurant = await getRestaurant(id);
  if (!restaurant) notFound();
  const { cuisine, priceRange, osm, countryCode } = restaurant;
  const { title, below } = nameOnImage(restaurant, language);
  const words = factWordsIn(language);
  const cuisines = cuisine.map((name) => words("cuisine", name)).join(listComma(language));
  const photo = restaurant.photo && (await readSharePicture(restaurant.photo.picture, ART_SIZE));
  return renderShareImage(
    <ShareImage
      tone="sprout"
      language={language}
      title={title}
      titleForms={title === restaurant.name ? hanFormsOf(title, countryCode) : undefined}
      lead={[below, cuisines, priceRange && priceSymbols(priceRange)].filter(Boolean).join(" · ")}
      credit={osm && OPEN_STREET_MAP_CREDIT}
    >
      <RestaurantArt restaurant={restaurant} language={language} photo={photo} />
    </ShareImage>,
    { hasPhoto: photo !== undefined },
  );
}
