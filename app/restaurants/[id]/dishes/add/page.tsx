import { notFound } from "next/navigation";
import { DishScreen } from "@/components/dishes/dish-screen";
import { ReturnTo } from "@/components/site/return-to";
import { requireUser } from "@/lib/account/queries";
import { hasDatabase } from "@/lib/database/has-database";
import { currencyOf } from "@/lib/dishes/currency";
import { newDishHref } from "@/lib/dishes/hrefs";
import { getKnownDishes } from "@/lib/dishes/queries";
import { pathLeadingBack, returnLanguage } from "@/lib/languages/return-language";
import { pageMetadata } from "@/lib/metadata";
import { getPhotoStorage } from "@/lib/photos/store";
import { getRestaurant } from "@/lib/restaurants/queries";

export const metadata = pageMetadata({ title: "Add a dish", index: false });

export default async function AddDishPage(props: PageProps<"/restaurants/[id]/dishes/add">) {
  const [{ id }, query] = await Promise.all([props.params, props.searchParams]);
  const language = returnLanguage(query.language);
  const dishId = typeof query.dish === "string" ? query.dish : undefined;
  const restaurant = hasDatabase() ? await getRestaurant(id) : undefined;
  if (!restaurant || restaurant.closure === "closed") notFound();
  const user = await requireUser(pathLeadingBack(language, newDishHref(id, dishId)));
  const { known, own } = await getKnownDishes(user, id);
  const currency = currencyOf(restaurant.countryCode);
  const isOpenToPhotos = (await getPhotoStorage()) !== undefined;
  return (
    <ReturnTo language={language}>
      <DishScreen {...{ restaurant, currency, known, own, dishId, isOpenToPhotos }} />
    </ReturnTo>
  );
}
