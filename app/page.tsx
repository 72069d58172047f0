import { homeMetadata, HomeScreen } from "@/app/home-screen";

export const metadata = homeMetadata();

export default function HomePage() {
  return <HomeScreen />;
}
