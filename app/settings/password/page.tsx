import { ChangePasswordScreen } from "@/app/settings/password/change-password-screen";
import { settingsMetadata } from "@/app/settings/settings-metadata";

export const metadata = settingsMetadata("password");

/** Rendered on request: it says whose it is. */
export const dynamic = "force-dynamic";

export default function ChangePasswordPage() {
  return <ChangePasswordScreen />;
}
