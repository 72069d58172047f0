import { drawRestaurantImage } from "@/app/restaurants/[id]/restaurant-image";
import { listRestaurantPages } from "@/lib/restaurants/queries";

export const revalidate = 86_400;

export async function generateStaticParams() {
  return (await listRestaurantPages()).map(({ id }) => ({ id }));
}

export default async function RestaurantImage({ params }: { params: Promise<{ id: string }> }) {
  return drawRestaurantImage((await params).id);
}
