import { useTexts } from "#texts";
import { rememberPhotoVote, useOwnVotes } from "@/components/photos/use-account-votes";
import { HelpfulForm } from "@/components/site/helpful-form";
import { usePress } from "@/components/site/use-press";
import english from "@/lib/messages/en/presses.json";
import { photoAnchor } from "@/lib/photos/visitors/hrefs";
import { voteForPhoto, voteForPhotoWithoutScripts } from "@/lib/photos/votes/actions";

type PhotoVoteProps = { id: string; restaurantId: string; helpful: number };

/** Marks a photo as helpful, or takes that back (P14.903). */
export function PhotoVote({ id, restaurantId, helpful }: PhotoVoteProps) {
  const t = useTexts("presses", english);
  const isMarked = useOwnVotes(restaurantId).has(id);
  const fields = { photoId: id, restaurantId };
  const press = usePress({
    pending: { action: "photo", id },
    isMarked,
    send: voteForPhoto,
    fields,
    remember: (isHelpful) => rememberPhotoVote(restaurantId, id, isHelpful),
    anchor: photoAnchor(id),
    notices: {
      // After the sign-in the button may be outside the visible area.
      addedOnReturn: { title: t("helpful.added") },
      own: { title: t("photo.own") },
      missing: { title: t("photo.missing") },
    },
  });
  return (
    <HelpfulForm action={voteForPhotoWithoutScripts} {...{ fields, press, helpful, isMarked }} />
  );
}
