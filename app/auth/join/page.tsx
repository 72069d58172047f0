import { redirect } from "next/navigation";
import { AccountFrame } from "@/components/auth/account-frame";
import { AuthScreen } from "@/components/auth/auth-screen";
import { SignedOutOnly } from "@/components/auth/signed-out-only";
import { NeedsJavaScript } from "@/components/ui/needs-java-script";
import { nextOfReferrer } from "@/lib/http/next-of-referrer";
import { joinHref, nextPath, signInHref } from "@/lib/auth/next-path";
import { pageMetadata } from "@/lib/metadata";
import { getCurrentUser } from "@/lib/supabase/current-user";

export const metadata = pageMetadata({ title: "Sign Up", index: false });

/** Rendered on request: where it leads, the link to it cannot say without scripts. */
export const dynamic = "force-dynamic";

export default async function JoinPage({ searchParams }: PageProps<"/auth/join">) {
  const { next: asked } = await searchParams;
  if (typeof asked !== "string") redirect(joinHref(await nextOfReferrer()));
  const next = nextPath(new URLSearchParams({ next: asked }));
  if (await getCurrentUser()) redirect(next as "/");
  return (
    <SignedOutOnly>
      <AccountFrame>
        <AuthScreen firstMode="sign-up">
          <NeedsJavaScript className="mt-6 text-center">
            Already have an account?{" "}
            <a href={signInHref(next)} className="link tap">
              Sign in
            </a>
          </NeedsJavaScript>
        </AuthScreen>
      </AccountFrame>
    </SignedOutOnly>
  );
}
