import { notFound } from "next/navigation";
import { DeskFrame } from "@/components/desk/desk-frame";
import { FoundInQueues } from "@/components/desk/queues/found-in-queues";
import { findInQueues, getCounts, getDeskMember } from "@/lib/desk/queries";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Desk: search", index: false });

export const dynamic = "force-dynamic";

export default async function SearchPage({ searchParams }: PageProps<"/desk/search">) {
  const member = await getDeskMember();
  if (!member) notFound();
  const { q } = await searchParams;
  const text = typeof q === "string" ? q.trim().slice(0, 100) : "";
  const [counts, found] = await Promise.all([getCounts(member), findInQueues(member, text)]);
  const isModerator = member.role === "moderator";
  const now = new Date();
  return (
    <DeskFrame counts={counts} current="search" searched={text} member={member} now={now}>
      <FoundInQueues {...{ text, found, now, isModerator }} />
    </DeskFrame>
  );
}
