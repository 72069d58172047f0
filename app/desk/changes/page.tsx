import { notFound } from "next/navigation";
import { DeskFrame } from "@/components/desk/desk-frame";
import { ChangesAtOnce } from "@/components/desk/venues/changes-at-once";
import { getChangesAtOnce } from "@/lib/desk/changes-at-once/queries";
import { getCounts, getDeskMember } from "@/lib/desk/queries";
import { pageNumber } from "@/lib/desk/queues";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Desk: changes at once", index: false });

export const dynamic = "force-dynamic";

export default async function ChangesPage({ searchParams }: PageProps<"/desk/changes">) {
  const member = await getDeskMember();
  if (!member) notFound();
  const page = pageNumber((await searchParams).page);
  const [counts, changes] = await Promise.all([getCounts(member), getChangesAtOnce(member, page)]);
  return (
    <DeskFrame counts={counts} current="changes" member={member} now={new Date()}>
      <ChangesAtOnce {...changes} page={page} />
    </DeskFrame>
  );
}
