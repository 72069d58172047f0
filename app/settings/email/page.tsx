import { ChangeEmailScreen } from "@/app/settings/email/change-email-screen";
import { settingsMetadata } from "@/app/settings/settings-metadata";

export const metadata = settingsMetadata("email");

/** Rendered on request: it says whose it is. */
export const dynamic = "force-dynamic";

export default function ChangeEmailPage() {
  return <ChangeEmailScreen />;
}
