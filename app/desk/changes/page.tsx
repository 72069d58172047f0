import { notFound } from "next/navigation";
import { DeskFrame } from "@/components/desk/desk-frame";
import { OwnerChanges } from "@/components/desk/venues/owner-changes";
import { getOwnerChanges } from "@/lib/desk/owner-changes/queries";
import { getCounts, getRole } from "@/lib/desk/queries";
import { pageNumber } from "@/lib/desk/queues";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Desk: changes by owners", index: false });

export const dynamic = "force-dynamic";

export default async function ChangesPage({ searchParams }: PageProps<"/desk/changes">) {
  const role = await getRole();
  if (!role) notFound();
  const page = pageNumber((await searchParams).page);
  const [counts, changes] = await Promise.all([getCounts(role), getOwnerChanges(page)]);
  return (
    <DeskFrame counts={counts} current="changes" hasLog={role === "moderator"} now={new Date()}>
      <OwnerChanges {...changes} page={page} />
    </DeskFrame>
  );
}
