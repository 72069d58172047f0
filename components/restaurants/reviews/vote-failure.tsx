import { NOT_COUNTED_ID } from "@/lib/reviews/not-counted";

/** Where a press on "Helpful" leads without scripts when it does not count; no other visit shows it. */
export function VoteFailure() {
  return (
    <p
      id={NOT_COUNTED_ID}
      className="mb-6 hidden max-w-text rounded-md bg-sprout px-4 py-3 target:block"
    >
      Your vote was not counted: it was for your own review, for a review that is no longer shown,
      or one of many in a short time.
    </p>
  );
}
