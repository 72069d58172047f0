import { AccountFrame } from "@/components/auth/account-frame";
import { AuthScreen } from "@/components/auth/auth-screen";
import { SignedOutOnly } from "@/components/auth/signed-out-only";
import { pageMetadata } from "@/lib/metadata";
import { SITE_NAME } from "@/lib/site";

export const metadata = pageMetadata({
  title: "Sign In",
  description: `Sign in to ${SITE_NAME}, or join with an email address and a password.`,
  index: false,
});

export default function AuthPage() {
  return (
    <SignedOutOnly>
      <AccountFrame>
        <AuthScreen />
      </AccountFrame>
    </SignedOutOnly>
  );
}
