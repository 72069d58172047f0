import { AllDishesScreen } from "@/app/restaurants/[id]/dishes/all-dishes-screen";
import { pageMetadata } from "@/lib/metadata";

/** What a search engine should find is on the restaurant's page. */
export const metadata = pageMetadata({ title: "What is vegan here", index: false });

export default async function DishesPage(props: PageProps<"/restaurants/[id]/dishes">) {
  const [{ id }, query] = await Promise.all([props.params, props.searchParams]);
  return <AllDishesScreen id={id} query={query} />;
}
