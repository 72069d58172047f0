import { notFound } from "next/navigation";
import { DeskFrame } from "@/components/desk/desk-frame";
import { HealthScreen } from "@/components/desk/health/health-screen";
import { getHealth } from "@/lib/desk/health/queries";
import { getCounts, getDeskMember } from "@/lib/desk/queries";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Desk: health", index: false });

export const dynamic = "force-dynamic";

export default async function HealthPage() {
  const member = await getDeskMember();
  if (!member || member.area) notFound();
  const now = new Date();
  const [counts, health] = await Promise.all([getCounts(member), getHealth(now)]);
  return (
    <DeskFrame counts={counts} current="health" member={member} now={now}>
      <HealthScreen {...health} counts={counts} now={now} />
    </DeskFrame>
  );
}
