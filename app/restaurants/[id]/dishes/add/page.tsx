import { AddDishScreen } from "@/app/restaurants/[id]/dishes/add/add-dish-screen";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Add a dish", index: false });

export default async function AddDishPage(props: PageProps<"/restaurants/[id]/dishes/add">) {
  const [{ id }, { dish }] = await Promise.all([props.params, props.searchParams]);
  return <AddDishScreen id={id} dish={dish} />;
}
