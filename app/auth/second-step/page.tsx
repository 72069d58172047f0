import { AccountFrame } from "@/components/auth/account-frame";
import { SecondStepScreen } from "@/components/auth/second-step-screen";
import { requireUser } from "@/lib/account/queries";
import { pathAfterCode, secondStepHref } from "@/lib/auth/next-path";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "One more step", index: false });

/** Rendered on request: it depends on the session. */
export const dynamic = "force-dynamic";

export default async function SecondStepPage({ searchParams }: PageProps<"/auth/second-step">) {
  const { next: asked } = await searchParams;
  const next = pathAfterCode(typeof asked === "string" ? new URLSearchParams({ next: asked }) : "");
  const { secondFactor } = await requireUser(secondStepHref(next));
  return (
    <AccountFrame>
      <SecondStepScreen isOpen={secondFactor === "unused"} next={next} />
    </AccountFrame>
  );
}
