import { notFound, redirect } from "next/navigation";
import { getCounts, getDeskMember } from "@/lib/desk/queries";
import { pageMetadata } from "@/lib/metadata";
import { deskHref } from "@/lib/routes";

export const metadata = pageMetadata({ title: "Desk", index: false });

/** Rendered for each request: its content depends on the user. */
export const dynamic = "force-dynamic";

/** Leads to the first queue in which something waits. */
export default async function DeskPage() {
  const member = await getDeskMember();
  if (!member) notFound();
  const counts = await getCounts(member);
  const first = counts.find(({ count }) => count > 0) ?? counts[0];
  redirect(deskHref(first?.queue) as "/");
}
