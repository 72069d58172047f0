import { notFound } from "next/navigation";
import { SubjectTexts } from "@/app/subject-texts";
import { AllDishes } from "@/components/dishes/all-dishes";
import { hasDatabase } from "@/lib/database/has-database";
import { currencyOf } from "@/lib/dishes/currency";
import { DISHES_PER_PAGE } from "@/lib/dishes/limits";
import { getDishPage } from "@/lib/dishes/queries";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { getPhotoStorage } from "@/lib/photos/store";
import { getRestaurant } from "@/lib/restaurants/queries";

type AllDishesScreenProps = {
  id: string;
  query: Record<string, string | string[] | undefined>;
  language?: Language;
};

/** All dishes of a restaurant, in the language of the page's path. */
export async function AllDishesScreen({
  id,
  query,
  language = DEFAULT_LANGUAGE,
}: AllDishesScreenProps) {
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
    <SubjectTexts language={language} subjects={["presses"]}>
      <AllDishes {...{ restaurant, hasPrices, isOpenToPhotos, served, gone, page, pages }} />
    </SubjectTexts>
  );
}
