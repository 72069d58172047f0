import { notFound } from "next/navigation";
import { AccountSearch } from "@/components/desk/accounts/account-search";
import { DeskFrame } from "@/components/desk/desk-frame";
import { findAccounts } from "@/lib/desk/accounts/queries";
import { getCounts, getDeskMember } from "@/lib/desk/queries";
import { pageNumber } from "@/lib/desk/queues";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Desk: accounts", index: false });

export const dynamic = "force-dynamic";

export default async function AccountsPage({ searchParams }: PageProps<"/desk/accounts">) {
  const member = await getDeskMember();
  if (member?.role !== "moderator") notFound();
  const { q, page: number } = await searchParams;
  const text = typeof q === "string" ? q.slice(0, 254) : "";
  const page = pageNumber(number);
  const [counts, found] = await Promise.all([getCounts(member), findAccounts(text, page)]);
  return (
    <DeskFrame counts={counts} current="accounts" member={member} now={new Date()}>
      <AccountSearch {...found} text={text} page={page} />
    </DeskFrame>
  );
}
