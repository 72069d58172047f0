import { OwnPost } from "@/app/community/forum/[slug]/edit/own-post";
import { forumFormMetadata } from "@/app/community/forum/forum-form-texts";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";

export const metadata = forumFormMetadata("own", DEFAULT_LANGUAGE);

export default async function OwnPostPage({
  params,
}: PageProps<"/community/forum/[slug]/edit/[post]">) {
  return <OwnPost {...await params} />;
}
