import { guideListMetadata, GuideListScreen } from "@/app/guides/list-screen";

export const metadata = guideListMetadata("veg-food");

export default function FoodGuidesPage() {
  return <GuideListScreen collection="veg-food" />;
}
