import { notFound } from "next/navigation";
import { DeskColumns } from "@/components/desk/desk-columns";
import { DeskFrame } from "@/components/desk/desk-frame";
import { QueueList } from "@/components/desk/queue-list";
import { getCounts, getMatchCount, getRole, getUndoable, getWaiting } from "@/lib/desk/queries";
import { findQueue, pageNumber } from "@/lib/desk/queues";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Desk", index: false });

export const dynamic = "force-dynamic";

const LONGEST_TEXT = 100;

export default async function QueuePage({ params, searchParams }: PageProps<"/desk/[queue]">) {
  const role = await getRole();
  const queue = role && findQueue(role, (await params).queue);
  if (!queue) notFound();
  const query = await searchParams;
  const page = pageNumber(query.page);
  const text = typeof query.q === "string" ? query.q.trim().slice(0, LONGEST_TEXT) : "";
  const [counts, waiting, decisions] = await Promise.all([
    getCounts(role),
    getWaiting(queue, page, text),
    getUndoable(),
  ]);
  const waits = counts.find((each) => each.queue === queue)?.count ?? 0;
  const total = text ? await getMatchCount(queue, text) : waits;
  const now = new Date();
  return (
    <DeskFrame counts={counts} current={queue} hasLog={role === "moderator"} now={now}>
      <DeskColumns
        list={<QueueList {...{ queue, waiting, total, page, text, now, decisions }} />}
      />
    </DeskFrame>
  );
}
