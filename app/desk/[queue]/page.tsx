import { notFound } from "next/navigation";
import { DeskColumns } from "@/components/desk/desk-columns";
import { DeskFrame } from "@/components/desk/desk-frame";
import { DeskKeys } from "@/components/desk/desk-keys";
import { QueueList } from "@/components/desk/queues/queue-list";
import { getCounts, getDeskMember, getUndoable, getWaiting } from "@/lib/desk/queries";
import { filterQuery, readFilter } from "@/lib/desk/queue-filter";
import { findQueue, pageNumber } from "@/lib/desk/queues";
import { pageMetadata } from "@/lib/metadata";
import { deskHref } from "@/lib/routes";

export const metadata = pageMetadata({ title: "Desk", index: false });

export const dynamic = "force-dynamic";

export default async function QueuePage({ params, searchParams }: PageProps<"/desk/[queue]">) {
  const member = await getDeskMember();
  const queue = member && findQueue(member.role, (await params).queue);
  if (!queue) notFound();
  const query = await searchParams;
  const page = pageNumber(query.page);
  const filter = readFilter(queue, query);
  const [counts, { waiting, total }, decisions] = await Promise.all([
    getCounts(member),
    getWaiting(member, queue, page, filter),
    getUndoable(),
  ]);
  const [first] = waiting;
  const next = first && `${deskHref(queue, first.id)}${filterQuery(filter)}`;
  const now = new Date();
  return (
    <DeskFrame counts={counts} current={queue} member={member} now={now}>
      <DeskColumns
        list={
          <>
            <QueueList {...{ queue, waiting, total, page, filter, now, decisions }} />
            <DeskKeys next={next} previous={undefined} />
          </>
        }
      />
    </DeskFrame>
  );
}
