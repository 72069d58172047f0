import { notFound } from "next/navigation";
import { Members } from "@/components/community/members/members";
import { getMemberList } from "@/lib/community/queries";
import { hasDatabase } from "@/lib/database/has-database";
import { pageInPath } from "@/lib/forum/pages";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Community Members", index: false });

/** Rendered on request: each new review changes its list. */
export const dynamic = "force-dynamic";

export default async function MembersPageNumber({
  params,
}: PageProps<"/community/members/page/[number]">) {
  const number = pageInPath((await params).number);
  const list = hasDatabase() && number ? await getMemberList(number) : undefined;
  if (!list) notFound();
  return <Members {...list} />;
}
