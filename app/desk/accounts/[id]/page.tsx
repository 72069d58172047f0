import { notFound } from "next/navigation";
import { AccountScreen } from "@/components/desk/accounts/account-screen";
import { DeskFrame } from "@/components/desk/desk-frame";
import { getAccount } from "@/lib/desk/accounts/queries";
import { getCounts, getDeskMember } from "@/lib/desk/queries";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Desk: account", index: false });

export const dynamic = "force-dynamic";

export default async function AccountPage({ params }: PageProps<"/desk/accounts/[id]">) {
  const member = await getDeskMember();
  if (member?.role !== "moderator") notFound();
  const found = await getAccount((await params).id);
  if (!found) notFound();
  return (
    <DeskFrame counts={await getCounts(member)} current="accounts" member={member} now={new Date()}>
      <AccountScreen {...found} />
    </DeskFrame>
  );
}
