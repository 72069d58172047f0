import { notFound } from "next/navigation";
import {
  listOfLinkMetadata,
  ListOfLinkScreen,
} from "@/app/lists/shared/[token]/list-of-link-screen";
import { isPrefixedLanguage } from "@/lib/languages/languages";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/lists/shared/[token]">;

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? listOfLinkMetadata(language) : {};
}

export default async function TranslatedSharedListPage({ params }: Props) {
  const { language, token } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <ListOfLinkScreen token={token} language={language} />;
}
