import { LeafArt } from "@/components/share-image/leaf-art";
import { ShareImage } from "@/components/share-image/share-image";
import { OWN_SITE_DESCRIPTION, OWN_SITE_NAME, OWN_TAGLINE } from "@/lib/public-env";
import { listExampleRestaurants } from "@/lib/restaurants/queries";
import { renderShareImage } from "@/lib/share-image/render";
import { HEADLINE } from "@/lib/site";

const LABEL_COUNT = 3;

/** On an operator's own site no samples: they would be what others see of it first. */
const IS_OWN = OWN_SITE_NAME !== undefined || OWN_TAGLINE !== undefined;

export default async function HomeImage() {
  const restaurants = IS_OWN ? [] : await listExampleRestaurants(LABEL_COUNT);
  const labels = restaurants.map(({ name, cuisine, city, picture }) => ({
    name,
    note: cuisine[0] ?? city,
    picture: picture.src,
  }));
  return renderShareImage(
    <ShareImage
      tone="sprout"
      title={HEADLINE}
      lead={OWN_SITE_DESCRIPTION ?? "Restaurants, cafes and food trucks in any city."}
    >
      <LeafArt labels={labels} />
    </ShareImage>,
  );
}
