import { notFound } from "next/navigation";
import { drawMemberImage } from "@/app/community/members/[slug]/member-image";
import { isPrefixedLanguage } from "@/lib/languages/languages";

export const revalidate = 86_400;

/** Drawn when it is first asked for. */
export const generateStaticParams = () => [];

type Props = { params: Promise<{ language: string; slug: string }> };

export default async function TranslatedMemberImage({ params }: Props) {
  const { language, slug } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return drawMemberImage(slug, language);
}
