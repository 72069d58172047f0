import type { InferSelectModel } from "drizzle-orm";
import type { CardPhoto, restaurants } from "@/lib/database/schema/restaurants";
import type { reviews } from "@/lib/database/schema/reviews";
import { photoFileName, photoPath, photoWidths } from "@/lib/photo-name";
import { withClosures } from "@/lib/restaurants/hours/with-closures";
import type { Restaurant, Review } from "@/lib/restaurants/types";

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

/** The smallest file of a photo, for a card. */
function toCardPhoto({ id, width, height, description, count }: CardPhoto): Restaurant["photo"] {
  const [smallest = width] = photoWidths(width);
  const picture = {
    src: photoPath(photoFileName(id, smallest, "webp")),
    alt: description,
    width: smallest,
    height: Math.round((height * smallest) / width),
  };
  return { picture, count };
}

type RestaurantRow = InferSelectModel<typeof restaurants>;

/** A row of `restaurants` as the site's type. */
export function toRestaurant(row: RestaurantRow): Restaurant {
  const hours = withClosures(row.hours, row.closedDates, row.timeZone);
  return { ...toImported(row), ...(hours && { hours }) };
}

/** The same as imports know it: with the hours of every week alone. */
export function toImported({
  sampleRating: _rating,
  sampleReviewCount: _count,
  closedDates: _closed,
  cardPhoto,
  votedPrice,
  ...row
}: RestaurantRow): Restaurant {
  return {
    ...present(row),
    ...(votedPrice && { priceRange: votedPrice }),
    ...(cardPhoto && { photo: toCardPhoto(cardPhoto) }),
    createdAt: toInstant(row.createdAt),
    updatedAt: toInstant(row.updatedAt),
  } as Restaurant;
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
