import { replaceMetadata, ReplaceScreen } from "@/app/auth/confirm-screen";

export const metadata = replaceMetadata();

export default function ReplacePage() {
  return <ReplaceScreen />;
}
