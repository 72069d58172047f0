import { AccountFrame } from "@/components/auth/account-frame";
import { AuthScreen } from "@/components/auth/auth-screen";
import { SignedOutOnly } from "@/components/auth/signed-out-only";
import { NeedsJavaScript } from "@/components/ui/needs-java-script";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";
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
        <AuthScreen>
          <NeedsJavaScript className="mt-6 text-center">
            New here?{" "}
            <a href={ROUTES.join} className="link tap">
              Create an account
            </a>
          </NeedsJavaScript>
        </AuthScreen>
      </AccountFrame>
    </SignedOutOnly>
  );
}
