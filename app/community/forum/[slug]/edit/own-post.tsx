import { notFound } from "next/navigation";
import { ForumFormTexts } from "@/app/community/forum/forum-form-texts";
import { OwnPostScreen } from "@/components/community/forum/edit-post-screen";
import { requireUser } from "@/lib/account/queries";
import { getOwnPost } from "@/lib/forum/queries";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { ownPostHref } from "@/lib/routes";

type OwnPostProps = { slug: string; post: string; language?: Language };

/** A member's own post with its forms, in the language of its path. */
export async function OwnPost({ slug, post: id, language = DEFAULT_LANGUAGE }: OwnPostProps) {
  const user = await requireUser(pathIn(language, ownPostHref(slug, id)));
  const own = await getOwnPost(user, slug, id);
  if (!own) notFound();
  return (
    <ForumFormTexts language={language}>
      <OwnPostScreen {...own} />
    </ForumFormTexts>
  );
}
