import { notFound } from "next/navigation";
import { AllDishes } from "@/components/dishes/all-dishes";
import { ReturnTo } from "@/components/site/return-to";
import { hasDatabase } from "@/lib/database/has-database";
import { currencyOf } from "@/lib/dishes/currency";
import { DISHES_PER_PAGE } from "@/lib/dishes/limits";
import { getDishPage } from "@/lib/dishes/queries";
import { returnLanguage } from "@/lib/languages/return-language";
import { pageMetadata } from "@/lib/metadata";
import { getPhotoStorage } from "@/lib/photos/store";
import { getRestaurant } from "@/lib/restaurants/queries";

/** What a search engine should find is on the restaurant's page. */
export const metadata = pageMetadata({ title: "What is vegan here", index: false });

export default async function DishesPage(props: PageProps<"/restaurants/[id]/dishes">) {
  const [{ id }, query] = await Promise.all([props.params, props.searchParams]);
  const language = returnLanguage(query.language);
  const restaurant = hasDatabase() ? await getRestaurant(id) : undefined;
  if (!restaurant) notFound();
  const page = query.page === undefined ? 1 : Number(query.page);
  if (!Number.isInteger(page) || page < 1) notFound();
  const { served, gone, total } = await getDishPage(id, page);
  const pages = Math.max(1, Math.ceil(total / DISHES_PER_PAGE));
  if (page > pages) notFound();
  const hasPrices = currencyOf(restaurant.countryCode) !== undefined;
  const isOpenToPhotos = restaurant.closure !== "closed" && (await getPhotoStorage()) !== undefined;
  return (
    <ReturnTo language={language}>
      <AllDishes {...{ restaurant, hasPrices, isOpenToPhotos, served, gone, page, pages }} />
    </ReturnTo>
  );
}
