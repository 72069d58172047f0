import { OfflineScreen } from "@/components/offline/offline-screen";
import { WorldOffline } from "@/components/restaurants/offline/world-offline";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { SITE_NAME } from "@/lib/site";

export const metadata = pageMetadata({
  title: brandedTitle("You are offline"),
  description: `There is no connection. What this device has saved of ${SITE_NAME} can still be read.`,
  index: false,
});

export default function OfflinePage() {
  return (
    <OfflineScreen>
      <WorldOffline />
    </OfflineScreen>
  );
}
