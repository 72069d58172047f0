import { LeafArt } from "@/components/share-image/leaf-art";
import { ShareImage } from "@/components/share-image/share-image";
import { listExampleRestaurants } from "@/lib/restaurants/queries";
import { renderShareImage } from "@/lib/share-image/render";
import { HEADLINE } from "@/lib/site";

const LABEL_COUNT = 3;

export default async function HomeImage() {
  const restaurants = await listExampleRestaurants(LABEL_COUNT);
  const labels = restaurants.map(({ name, cuisine, city, picture }) => ({
    name,
    note: cuisine[0] ?? city,
    picture: picture.src,
  }));
  return renderShareImage(
    <ShareImage
      tone="sprout"
      title={HEADLINE}
      lead="Restaurants, cafes and food trucks in any city."
    >
      <LeafArt labels={labels} />
    </ShareImage>,
  );
}
