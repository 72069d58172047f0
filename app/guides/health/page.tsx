import { guideListMetadata, GuideListScreen } from "@/app/guides/list-screen";

export const metadata = guideListMetadata("health");

export default function HealthGuidePage() {
  return <GuideListScreen collection="health" />;
}
