import { notFound } from "next/navigation";
import { ThanksScreen } from "@/app/restaurants/[id]/thanks/thanks-screen";
import { formPageMetadata } from "@/lib/forms/page-metadata";
import { isPrefixedLanguage } from "@/lib/languages/languages";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/restaurants/[id]/thanks">;

export async function generateMetadata({ params }: Props) {
  return formPageMetadata((await params).language, "thanks");
}

export default async function TranslatedThanksPage({ params, searchParams }: Props) {
  const [{ language, id }, { applied }] = await Promise.all([params, searchParams]);
  if (!isPrefixedLanguage(language)) notFound();
  return <ThanksScreen id={id} language={language} applied={applied} />;
}
