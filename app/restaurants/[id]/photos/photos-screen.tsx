import { notFound } from "next/navigation";
import { SubjectTexts } from "@/app/subject-texts";
import { AllPhotos } from "@/components/photos/all-photos";
import { hasDatabase } from "@/lib/database/has-database";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { getPhotoStorage } from "@/lib/photos/store";
import { getPlacePhotoPage } from "@/lib/photos/visitors/queries";
import { PHOTOS_PER_PAGE } from "@/lib/restaurants/photos/limits";
import { PHOTO_SUBJECTS } from "@/lib/restaurants/photos/subjects";
import { getRestaurant } from "@/lib/restaurants/queries";

type PhotosScreenProps = {
  id: string;
  query: Record<string, string | string[] | undefined>;
  language?: Language;
};

/** All photos of a restaurant by visitors, in the language of the page's path. */
export async function PhotosScreen({ id, query, language = DEFAULT_LANGUAGE }: PhotosScreenProps) {
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
    <SubjectTexts language={language} subjects={["presses"]}>
      <AllPhotos {...{ restaurant, photos, shows, page, pages, isOpen }} />
    </SubjectTexts>
  );
}
