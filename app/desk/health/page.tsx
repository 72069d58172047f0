import { notFound } from "next/navigation";
import { DeskFrame } from "@/components/desk/desk-frame";
import { HealthScreen } from "@/components/desk/health/health-screen";
import { getHealth } from "@/lib/desk/health/queries";
import { getCounts, getRole } from "@/lib/desk/queries";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Desk: health", index: false });

export const dynamic = "force-dynamic";

export default async function HealthPage() {
  const role = await getRole();
  if (!role) notFound();
  const now = new Date();
  const [counts, health] = await Promise.all([getCounts(role), getHealth(now)]);
  return (
    <DeskFrame counts={counts} current="health" hasLog={role === "moderator"} now={now}>
      <HealthScreen {...health} counts={counts} now={now} />
    </DeskFrame>
  );
}
