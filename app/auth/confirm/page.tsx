import { confirmMetadata, ConfirmScreen } from "@/app/auth/confirm-screen";

export const metadata = confirmMetadata();

export default function ConfirmPage() {
  return <ConfirmScreen />;
}
