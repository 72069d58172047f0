import { guideListMetadata, GuideListScreen } from "@/app/guides/list-screen";

export const metadata = guideListMetadata("recipes");

export default function RecipesPage() {
  return <GuideListScreen collection="recipes" />;
}
