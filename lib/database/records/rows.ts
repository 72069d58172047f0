import type { InferSelectModel } from "drizzle-orm";
import type { reviews } from "@/lib/database/schema/reviews";
import type { Review } from "@/lib/restaurants/types";

type Present<Row> = { [Key in keyof Row]?: NonNullable<Row[Key]> };

/** A row without its empty columns: an unknown fact is absent, not null. */
export function present<Row extends object>(row: Row): Present<Row> {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null),
  ) as Present<Row>;
}

/** ISO 8601 in UTC, without a fraction of a second where there is none: "2025-03-15T10:42:00Z". */
export function toInstant(date: Date) {
  return date.toISOString().replace(".000Z", "Z");
}

/** A row of `reviews` as the site's type; the account stays here. */
export function toReview({
  authorId: _author,
  status: _status,
  editedAt,
  ...row
}: InferSelectModel<typeof reviews>): Review {
  return {
    ...present(row),
    createdAt: toInstant(row.createdAt),
    ...(editedAt && { editedAt: toInstant(editedAt) }),
  } as Review;
}
