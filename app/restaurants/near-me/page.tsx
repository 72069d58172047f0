import { nearMeMetadata, NearMeScreen } from "@/app/restaurants/near-me-screen";

export const metadata = nearMeMetadata();

export default function NearMePage() {
  return <NearMeScreen />;
}
