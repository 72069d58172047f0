import { AccountFrame } from "@/components/auth/account-frame";
import { ReplaceSessionForm } from "@/components/auth/replace-session-form";
import { brandedTitle, pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({
  title: brandedTitle("Switch account"),
  description: "Someone is already signed in on this browser. Choose which account to use.",
  index: false,
});

export default function ReplacePage() {
  return (
    <AccountFrame>
      <ReplaceSessionForm />
    </AccountFrame>
  );
}
