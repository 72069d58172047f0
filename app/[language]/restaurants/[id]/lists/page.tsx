import { notFound } from "next/navigation";
import {
  chooseListMetadata,
  ChooseListScreen,
} from "@/app/restaurants/[id]/lists/choose-list-screen";
import { isPrefixedLanguage } from "@/lib/languages/languages";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/restaurants/[id]/lists">;

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? chooseListMetadata(language) : {};
}

export default async function TranslatedAddToListPage({ params }: Props) {
  const { language, id } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <ChooseListScreen id={id} language={language} />;
}
