import { notFound } from "next/navigation";
import { Forum } from "@/components/community/forum/forum";
import { hasDatabase } from "@/lib/database/has-database";
import { pageInPath } from "@/lib/forum/pages";
import { listForum } from "@/lib/forum/queries";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Community Forum", index: false });

/** Rendered on request: each new topic changes its list. */
export const dynamic = "force-dynamic";

export default async function ForumPageNumber({
  params,
}: PageProps<"/community/forum/page/[number]">) {
  const number = pageInPath((await params).number);
  const forum = hasDatabase() && number ? await listForum(number) : undefined;
  if (!forum || forum.page > forum.pages) notFound();
  return <Forum {...forum} isOpen />;
}
