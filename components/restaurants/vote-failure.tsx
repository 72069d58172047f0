import { NOT_COUNTED_ID } from "@/lib/reviews/not-counted";

/** Where a press on "Helpful" leads without scripts when it does not count; no other visit shows it. */
export function VoteFailure() {
  return (
    <p
      id={NOT_COUNTED_ID}
      className="mb-6 hidden max-w-text rounded-md bg-sprout px-4 py-3 target:block"
    >
      That press was not counted: it was your own review, a review that is not shown any more, or
      one of many presses in a short time.
    </p>
  );
}
