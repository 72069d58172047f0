import { notFound } from "next/navigation";
import { DeskFrame } from "@/components/desk/desk-frame";
import { ImportsScreen } from "@/components/desk/imports/imports-screen";
import { getImports } from "@/lib/desk/imports/queries";
import { getCounts, getDeskMember } from "@/lib/desk/queries";
import { pageNumber } from "@/lib/desk/queues";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Desk: imports", index: false });

export const dynamic = "force-dynamic";

export default async function ImportsPage({ searchParams }: PageProps<"/desk/imports">) {
  const member = await getDeskMember();
  if (!member || member.area) notFound();
  const page = pageNumber((await searchParams).page);
  const [counts, imports] = await Promise.all([getCounts(member), getImports(page)]);
  const isModerator = member.role === "moderator";
  const mayStart = isModerator && imports.mayStart;
  const now = new Date();
  return (
    <DeskFrame counts={counts} current="imports" member={member} now={now}>
      <ImportsScreen {...imports} mayStart={mayStart} page={page} now={now} />
    </DeskFrame>
  );
}
