import { notFound } from "next/navigation";
import { AddDishScreen } from "@/app/restaurants/[id]/dishes/add/add-dish-screen";
import { formPageMetadata } from "@/lib/forms/page-metadata";
import { isPrefixedLanguage } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/restaurants/[id]/dishes/add">;

export async function generateMetadata({ params }: Props) {
  return formPageMetadata((await params).language, "dish");
}

export default async function TranslatedAddDishPage({ params, searchParams }: Props) {
  const [{ language, id }, { dish }] = await Promise.all([params, searchParams]);
  if (!isPrefixedLanguage(language)) notFound();
  return <AddDishScreen id={id} dish={dish} language={language} />;
}
