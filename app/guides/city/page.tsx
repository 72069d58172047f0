import { guideListMetadata, GuideListScreen } from "@/app/guides/list-screen";

export const metadata = guideListMetadata("city");

export default function CityGuidesPage() {
  return <GuideListScreen collection="city" />;
}
