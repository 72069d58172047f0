import { missionMetadata, MissionScreen } from "@/app/about/mission/mission-screen";

export const metadata = missionMetadata();

export default function MissionPage() {
  return <MissionScreen />;
}
