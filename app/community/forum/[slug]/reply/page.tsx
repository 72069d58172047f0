import { OwnReplyScreen } from "@/app/community/forum/[slug]/reply/own-reply-screen";
import { forumFormMetadata } from "@/app/community/forum/forum-form-texts";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";

export const metadata = forumFormMetadata("reply", DEFAULT_LANGUAGE);

type Props = PageProps<"/community/forum/[slug]/reply">;

export default async function ReplyPage({ params, searchParams }: Props) {
  return <OwnReplyScreen slug={(await params).slug} query={await searchParams} />;
}
