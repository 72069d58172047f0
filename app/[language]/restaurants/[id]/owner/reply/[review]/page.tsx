import { notFound } from "next/navigation";
import { ReplyScreen } from "@/app/restaurants/[id]/owner/reply/[review]/reply-screen";
import { ownerPageMetadata } from "@/lib/claims/page-metadata";
import { isPrefixedLanguage } from "@/lib/languages/languages";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/restaurants/[id]/owner/reply/[review]">;

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? ownerPageMetadata("reply", language) : {};
}

export default async function TranslatedReplyPage({ params }: Props) {
  const { language, id, review } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <ReplyScreen id={id} reviewId={review} language={language} />;
}
