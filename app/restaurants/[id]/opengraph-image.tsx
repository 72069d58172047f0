import { notFound } from "next/navigation";
import { ART_SIZE, RestaurantArt } from "@/components/share-image/restaurant-art";
import { ShareImage } from "@/components/share-image/share-image";
import { readSharePicture } from "@/lib/photos/share-picture";
import { priceSymbols } from "@/lib/restaurants/facts/price";
import { getRestaurant, listRestaurantPages } from "@/lib/restaurants/queries";
import { nameOnImage } from "@/lib/share-image/name-on-image";
import { OPEN_STREET_MAP_CREDIT } from "@/lib/site";
import { renderShareImage } from "@/lib/share-image/render";

export const revalidate = 86_400;

export async function generateStaticParams() {
  return (await listRestaurantPages()).map(({ id }) => ({ id }));
}

export default async function RestaurantImage({ params }: { params: Promise<{ id: string }> }) {
  const restaurant = await getRestaurant((await params).id);
  if (!restaurant) notFound();
  const { cuisine, priceRange, osm } = restaurant;
  const { title, below } = nameOnImage(restaurant);
  const photo = restaurant.photo && (await readSharePicture(restaurant.photo.picture, ART_SIZE));
  return renderShareImage(
    <ShareImage
      tone="sprout"
      title={title}
      lead={[below, cuisine.join(", "), priceRange && priceSymbols(priceRange)]
        .filter(Boolean)
        .join(" · ")}
      credit={osm && OPEN_STREET_MAP_CREDIT}
    >
      <RestaurantArt restaurant={restaurant} photo={photo} />
    </ShareImage>,
    { hasPhoto: photo !== undefined },
  );
}
