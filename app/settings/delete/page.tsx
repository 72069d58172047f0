import { DeleteAccountScreen } from "@/app/settings/delete/delete-account-screen";
import { settingsMetadata } from "@/app/settings/settings-metadata";

export const metadata = settingsMetadata("delete");

/** Rendered on request: it says whose it is. */
export const dynamic = "force-dynamic";

export default function DeleteAccountPage() {
  return <DeleteAccountScreen />;
}
