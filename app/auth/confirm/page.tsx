import { AccountFrame } from "@/components/auth/account-frame";
import { ConfirmLinkForm } from "@/components/auth/confirm-link-form";
import { brandedTitle, pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({
  title: brandedTitle("Continue from your email"),
  description: "One more step: press the button to use the link from your email.",
  index: false,
});

export default function ConfirmPage() {
  return (
    <AccountFrame>
      <ConfirmLinkForm />
    </AccountFrame>
  );
}
