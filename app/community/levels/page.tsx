import { notFound } from "next/navigation";
import { LevelsScreen } from "@/components/community/members/levels-screen";
import { hasDatabase } from "@/lib/database/has-database";
import { pageMetadata } from "@/lib/metadata";
import { getOwnTrust } from "@/lib/trust/queries";
import { trustLimits } from "@/lib/trust/limits";

export const metadata = pageMetadata({ title: "Levels of members", index: false });

/** Rendered for each request: it says which level the visitor has. */
export const dynamic = "force-dynamic";

export default async function LevelsPage() {
  if (!hasDatabase()) notFound();
  return <LevelsScreen limits={trustLimits()} own={await getOwnTrust()} />;
}
