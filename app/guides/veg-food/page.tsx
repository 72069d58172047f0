import { FoodGuides } from "@/components/guides/food-guides";
import { listFoodGuides } from "@/lib/guides/queries";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";

export const metadata = pageMetadata({
  title: brandedTitle("Vegan Food Guides"),
  description:
    "Four short reads for better orders: eating vegan out, noodles without fish sauce, choosing a vegan cheese, and what is in season.",
  canonical: ROUTES.foodGuides,
});

export default async function FoodGuidesPage() {
  return <FoodGuides articles={await listFoodGuides()} />;
}
