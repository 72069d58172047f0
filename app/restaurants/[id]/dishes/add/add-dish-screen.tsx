import { notFound } from "next/navigation";
import { SubjectTexts } from "@/app/subject-texts";
import { DishScreen } from "@/components/dishes/dish-screen";
import { requireUser } from "@/lib/account/queries";
import { hasDatabase } from "@/lib/database/has-database";
import { currencyOf } from "@/lib/dishes/currency";
import { newDishHref } from "@/lib/dishes/hrefs";
import { getKnownDishes } from "@/lib/dishes/queries";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathLeadingBack } from "@/lib/languages/return-language";
import { getPhotoStorage } from "@/lib/photos/store";
import { getRestaurant } from "@/lib/restaurants/queries";

type AddDishScreenProps = {
  id: string;
  /** The dish of which more is said, as the query names it. */
  dish: string | string[] | undefined;
  language?: Language;
};

/** The form that adds a dish to a restaurant, in the language of the page's path. */
export async function AddDishScreen({ id, dish, language = DEFAULT_LANGUAGE }: AddDishScreenProps) {
  const dishId = typeof dish === "string" ? dish : undefined;
  const restaurant = hasDatabase() ? await getRestaurant(id) : undefined;
  if (!restaurant || restaurant.closure === "closed") notFound();
  const user = await requireUser(pathLeadingBack(language, newDishHref(id, dishId)));
  const { known, own } = await getKnownDishes(user, id);
  const currency = currencyOf(restaurant.countryCode);
  const isOpenToPhotos = (await getPhotoStorage()) !== undefined;
  return (
    <SubjectTexts language={language} subjects={["dish-form", "form"]}>
      <DishScreen {...{ restaurant, currency, known, own, dishId, isOpenToPhotos }} />
    </SubjectTexts>
  );
}
