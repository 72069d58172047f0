import { guideListMetadata, GuideListScreen } from "@/app/guides/list-screen";

export const metadata = guideListMetadata("travel");

export default function TravelGuidesPage() {
  return <GuideListScreen collection="travel" />;
}
