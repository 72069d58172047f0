import { notFound } from "next/navigation";
import { DeskFrame } from "@/components/desk/desk-frame";
import { FoundInQueues } from "@/components/desk/queues/found-in-queues";
import { findInQueues, getCounts, getRole } from "@/lib/desk/queries";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Desk: search", index: false });

export const dynamic = "force-dynamic";

export default async function SearchPage({ searchParams }: PageProps<"/desk/search">) {
  const role = await getRole();
  if (!role) notFound();
  const { q } = await searchParams;
  const text = typeof q === "string" ? q.trim().slice(0, 100) : "";
  const [counts, found] = await Promise.all([getCounts(role), findInQueues(role, text)]);
  const isModerator = role === "moderator";
  const now = new Date();
  return (
    <DeskFrame counts={counts} current="search" searched={text} hasLog={isModerator} now={now}>
      <FoundInQueues {...{ text, found, now, isModerator }} />
    </DeskFrame>
  );
}
