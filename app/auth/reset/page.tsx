import { newPasswordMetadata, NewPasswordScreen } from "@/app/auth/new-password-screen";

export const metadata = newPasswordMetadata();

export default function ResetPage() {
  return <NewPasswordScreen />;
}
