import type { InferSelectModel } from "drizzle-orm";
import { present, toInstant } from "@/lib/database/records/rows";
import type { CardPhoto, restaurants } from "@/lib/database/schema/restaurants";
import { photoFileName, photoPath, photoWidths } from "@/lib/photo-name";
import { withClosures } from "@/lib/restaurants/hours/with-closures";
import type { Restaurant } from "@/lib/restaurants/types";

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
