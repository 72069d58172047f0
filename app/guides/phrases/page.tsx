import { phrasesMetadata, PhrasesScreen } from "@/app/guides/phrases/list-screen";

export const generateMetadata = () => phrasesMetadata();

export default function PhrasesPage() {
  return <PhrasesScreen />;
}
