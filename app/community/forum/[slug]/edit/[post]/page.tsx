import { notFound } from "next/navigation";
import { OwnPostScreen } from "@/components/community/forum/edit-post-screen";
import { requireUser } from "@/lib/account/queries";
import { getOwnPost } from "@/lib/forum/queries";
import { pageMetadata } from "@/lib/metadata";
import { ownPostHref } from "@/lib/routes";

export const metadata = pageMetadata({ title: "Your post", index: false });

export default async function OwnPostPage({
  params,
}: PageProps<"/community/forum/[slug]/edit/[post]">) {
  const { slug, post: id } = await params;
  const user = await requireUser(ownPostHref(slug, id));
  const post = await getOwnPost(user, slug, id);
  if (!post) notFound();
  return <OwnPostScreen post={post} />;
}
