import { notFound } from "next/navigation";
import { DeskColumns } from "@/components/desk/desk-columns";
import { DeskFrame } from "@/components/desk/desk-frame";
import { DeskItemScreen } from "@/components/desk/items/desk-item";
import { QueueList } from "@/components/desk/queues/queue-list";
import { getCounts, getItem, getDeskMember, getUndoable, getWaiting } from "@/lib/desk/queries";
import { readFilter } from "@/lib/desk/queue-filter";
import { findQueue } from "@/lib/desk/queues";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Desk", index: false });

export const dynamic = "force-dynamic";

export default async function ItemPage({ params, searchParams }: PageProps<"/desk/[queue]/[id]">) {
  const member = await getDeskMember();
  const { queue: text, id } = await params;
  const queue = member && findQueue(member.role, text);
  const found = queue && (await getItem(member, queue, id));
  if (!found) notFound();
  const filter = readFilter(queue, await searchParams);
  const [counts, { waiting, total }, decisions] = await Promise.all([
    getCounts(member),
    getWaiting(member, queue, 1, filter),
    getUndoable(),
  ]);
  const now = new Date();
  const isModerator = member.role === "moderator";
  const list = (
    <QueueList {...{ queue, waiting, total, filter, now, decisions }} page={1} current={id} />
  );
  const item = (
    <DeskItemScreen key={id} {...found} {...{ id, waiting, filter, now, isModerator }} />
  );
  return (
    <DeskFrame counts={counts} current={queue} below member={member} now={now}>
      <DeskColumns list={list} item={item} />
    </DeskFrame>
  );
}
