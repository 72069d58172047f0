import { notFound } from "next/navigation";
import { AuditList } from "@/components/desk/audit/audit-list";
import { DeskFrame } from "@/components/desk/desk-frame";
import { getCounts, getLog, getDeskMember } from "@/lib/desk/queries";
import { pageNumber } from "@/lib/desk/queues";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Desk: log", index: false });

export const dynamic = "force-dynamic";

export default async function LogPage({ searchParams }: PageProps<"/desk/log">) {
  const member = await getDeskMember();
  if (member?.role !== "moderator") notFound();
  const page = pageNumber((await searchParams).page);
  const [counts, log] = await Promise.all([getCounts(member), getLog(page)]);
  return (
    <DeskFrame counts={counts} current="log" member={member} now={new Date()}>
      <AuditList {...log} page={page} />
    </DeskFrame>
  );
}
