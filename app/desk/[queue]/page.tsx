import { notFound } from "next/navigation";
import { DeskColumns } from "@/components/desk/desk-columns";
import { DeskFrame } from "@/components/desk/desk-frame";
import { QueueList } from "@/components/desk/queue-list";
import { getCounts, getRole, getUndoable, getWaiting } from "@/lib/desk/queries";
import { findQueue, pageNumber } from "@/lib/desk/queues";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Desk", index: false });

export const dynamic = "force-dynamic";

export default async function QueuePage({ params, searchParams }: PageProps<"/desk/[queue]">) {
  const role = await getRole();
  const queue = role && findQueue(role, (await params).queue);
  if (!queue) notFound();
  const page = pageNumber((await searchParams).page);
  const [counts, waiting, decisions] = await Promise.all([
    getCounts(role),
    getWaiting(queue, page),
    getUndoable(),
  ]);
  const total = counts.find((each) => each.queue === queue)?.count ?? 0;
  const now = new Date();
  return (
    <DeskFrame counts={counts} current={queue} hasLog={role === "moderator"} now={now}>
      <DeskColumns list={<QueueList {...{ queue, waiting, total, page, now, decisions }} />} />
    </DeskFrame>
  );
}
