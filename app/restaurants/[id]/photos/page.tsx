import { notFound } from "next/navigation";
import { AllPhotos } from "@/components/photos/all-photos";
import { ReturnTo } from "@/components/site/return-to";
import { hasDatabase } from "@/lib/database/has-database";
import { returnLanguage } from "@/lib/languages/return-language";
import { pageMetadata } from "@/lib/metadata";
import { getPhotoStorage } from "@/lib/photos/store";
import { PHOTOS_PER_PAGE } from "@/lib/restaurants/photos/limits";
import { getPlacePhotoPage } from "@/lib/photos/visitors/queries";
import { PHOTO_SUBJECTS } from "@/lib/restaurants/photos/subjects";
import { getRestaurant } from "@/lib/restaurants/queries";

/** What a search engine should find is on the restaurant's page. */
export const metadata = pageMetadata({ title: "Photos by visitors", index: false });

export default async function PhotosPage(props: PageProps<"/restaurants/[id]/photos">) {
  const [{ id }, query] = await Promise.all([props.params, props.searchParams]);
  const language = returnLanguage(query.language);
  const restaurant = hasDatabase() ? await getRestaurant(id) : undefined;
  if (!restaurant) notFound();
  const page = query.page === undefined ? 1 : Number(query.page);
  if (!Number.isInteger(page) || page < 1) notFound();
  const shows = PHOTO_SUBJECTS.find((subject) => subject === query.shows);
  const { photos, total } = await getPlacePhotoPage(id, page, shows);
  const pages = Math.max(1, Math.ceil(total / PHOTOS_PER_PAGE));
  if (page > pages) notFound();
  const isOpen = restaurant.closure !== "closed" && (await getPhotoStorage()) !== undefined;
  return (
    <ReturnTo language={language}>
      <AllPhotos {...{ restaurant, photos, shows, page, pages, isOpen }} />
    </ReturnTo>
  );
}
