import { notFound } from "next/navigation";
import { MemberTopicPage } from "@/components/community/forum/member-topic-page";
import { pageInPath } from "@/lib/forum/pages";
import { getTopicPage } from "@/lib/forum/queries";
import { memberTopicMetadata } from "@/lib/forum/metadata";

type Props = PageProps<"/community/forum/[slug]/page/[number]">;

/** Rendered on request: only the first page of a topic is kept. */
export const dynamic = "force-dynamic";

async function find(params: Props["params"]) {
  const { slug, number } = await params;
  const page = pageInPath(number);
  return page ? getTopicPage(slug, page) : undefined;
}

export async function generateMetadata({ params }: Props) {
  const found = await find(params);
  return found ? memberTopicMetadata(found, found.page) : {};
}

export default async function ForumTopicPageNumber({ params }: Props) {
  const found = await find(params);
  if (!found) notFound();
  return <MemberTopicPage {...found} />;
}
