import { redirect } from "next/navigation";
import { AccountFrame } from "@/components/auth/account-frame";
import { PlainAccountForms } from "@/components/auth/plain-account-forms";
import { nextPath, plainSignInHref } from "@/lib/auth/next-path";
import { pageMetadata } from "@/lib/metadata";
import { referringPage } from "@/lib/http/referring-page";
import { getCurrentUser } from "@/lib/supabase/current-user";

export const metadata = pageMetadata({ title: "Sign in without JavaScript", index: false });

/** Rendered on request: it depends on the session. */
export const dynamic = "force-dynamic";

/** Where the sign-in screen would lead, which cannot put it into a link without scripts. */
async function nextOfReferer() {
  return nextPath((await referringPage()).search);
}

export default async function PlainSignInPage({
  searchParams,
}: PageProps<"/auth/without-javascript">) {
  const { next: asked } = await searchParams;
  if (typeof asked !== "string") redirect(plainSignInHref(await nextOfReferer()));
  const next = nextPath(new URLSearchParams({ next: asked }));
  if (await getCurrentUser()) redirect(next as "/");
  return (
    <AccountFrame>
      <PlainAccountForms next={next} />
    </AccountFrame>
  );
}
