import { phraseCardMetadata, PhraseCardScreen } from "@/app/guides/phrases/card-screen";
import { listPhraseCards } from "@/lib/phrases/queries";

type Props = PageProps<"/guides/phrases/[tag]">;

export const dynamicParams = false;

export async function generateStaticParams() {
  return (await listPhraseCards()).map(({ id }) => ({ tag: id }));
}

export async function generateMetadata({ params }: Props) {
  return phraseCardMetadata((await params).tag);
}

export default async function PhraseCardPage({ params }: Props) {
  return <PhraseCardScreen tag={(await params).tag} />;
}
