import { notFound, redirect } from "next/navigation";
import { getCounts, getRole } from "@/lib/desk/queries";
import { pageMetadata } from "@/lib/metadata";
import { deskHref } from "@/lib/routes";

export const metadata = pageMetadata({ title: "Desk", index: false });

/** Rendered for each request: its content depends on the user. */
export const dynamic = "force-dynamic";

/** Leads to the first queue in which something waits. */
export default async function DeskPage() {
  const role = await getRole();
  if (!role) notFound();
  const counts = await getCounts(role);
  const first = counts.find(({ count }) => count > 0) ?? counts[0];
  redirect(deskHref(first?.queue) as "/");
}
