import { useTexts } from "#texts";
import english from "@/lib/messages/en/reviews.json";
import { NOT_COUNTED_ID } from "@/lib/reviews/not-counted";

/** Where a press on "Helpful" leads without scripts when it does not count; no other visit shows it. */
export function VoteFailure() {
  const t = useTexts("reviews", english);
  return (
    <p
      id={NOT_COUNTED_ID}
      className="mb-6 hidden max-w-text rounded-md bg-sprout px-4 py-3 target:block"
    >
      {t("not-counted")}
    </p>
  );
}
