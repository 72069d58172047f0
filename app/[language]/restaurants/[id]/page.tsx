import { notFound } from "next/navigation";
import { RestaurantScreen } from "@/app/restaurants/restaurant-screen";
import { isPrefixedLanguage, PREFIXED_LANGUAGES } from "@/lib/languages/languages";
import { restaurantMetadataIn } from "@/lib/restaurants/metadata-in";
import { getRestaurant, listRestaurantPages } from "@/lib/restaurants/queries";

type Props = PageProps<"/[language]/restaurants/[id]">;

/** As of the page in English. */
export const revalidate = 604_800;

export async function generateStaticParams() {
  const pages = await listRestaurantPages();
  return PREFIXED_LANGUAGES.flatMap((language) => pages.map(({ id }) => ({ language, id })));
}

export async function generateMetadata({ params }: Props) {
  const { language, id } = await params;
  if (!isPrefixedLanguage(language)) return {};
  const restaurant = await getRestaurant(id);
  return restaurant ? restaurantMetadataIn(language, restaurant) : {};
}

export default async function TranslatedRestaurantPage({ params }: Props) {
  const { language, id } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <RestaurantScreen id={id} language={language} />;
}
