import { notFound } from "next/navigation";
import { AllDishesScreen } from "@/app/restaurants/[id]/dishes/all-dishes-screen";
import { formPageMetadata } from "@/lib/forms/page-metadata";
import { isPrefixedLanguage } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/restaurants/[id]/dishes">;

export async function generateMetadata({ params }: Props) {
  return formPageMetadata((await params).language, "dishes");
}

export default async function TranslatedDishesPage({ params, searchParams }: Props) {
  const [{ language, id }, query] = await Promise.all([params, searchParams]);
  if (!isPrefixedLanguage(language)) notFound();
  return <AllDishesScreen id={id} query={query} language={language} />;
}
