import { LeafArt } from "@/components/share-image/leaf-art";
import { ShareImage } from "@/components/share-image/share-image";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type home from "@/lib/messages/en/home.json";
import type english from "@/lib/messages/en/screens/share-image.json";
import { OWN_SITE_DESCRIPTION, OWN_SITE_NAME, OWN_TAGLINE } from "@/lib/public-env";
import { listExampleRestaurants } from "@/lib/restaurants/queries";
import { factWordsIn } from "@/lib/restaurants/words/fact-words-in";
import { cityOfIn } from "@/lib/city-names/city-name";
import { renderShareImage } from "@/lib/share-image/render";

const LABEL_COUNT = 3;

/** On an operator's own site no samples: they would be what others see of it first. */
const IS_OWN = OWN_SITE_NAME !== undefined || OWN_TAGLINE !== undefined;

/** The share image of the home page in a language. */
export async function drawHomeImage(language: Language = DEFAULT_LANGUAGE) {
  const restaurants = IS_OWN ? [] : await listExampleRestaurants(LABEL_COUNT);
  const words = factWordsIn(language);
  const labels = restaurants.map(({ name, cuisine: [cuisine], picture, ...place }) => ({
    name,
    note: cuisine ? words("cuisine", cuisine) : cityOfIn(language, place),
    picture: picture.src,
  }));
  const t = textsIn<keyof typeof english>(language, "share-image");
  return renderShareImage(
    <ShareImage
      tone="sprout"
      language={language}
      title={OWN_TAGLINE ?? textsIn<keyof typeof home>(language, "home")("headline")}
      lead={OWN_SITE_DESCRIPTION ?? t("home.lead")}
    >
      <LeafArt labels={labels} />
    </ShareImage>,
  );
}
