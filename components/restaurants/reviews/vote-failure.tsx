import { useTexts } from "#texts";
import english from "@/lib/messages/en/reviews.json";
import { NOT_COUNTED_ID } from "@/lib/reviews/not-counted";

/** Where a press on "Helpful" leads without scripts when it does not count; no other visit shows it. */
export function VoteFailure() {
  const t = useTexts("reviews", english);
  return (
    <p id={NOT_COUNTED_ID} className="not-counted mb-6">
      {t("not-counted")}
    </p>
  );
}
