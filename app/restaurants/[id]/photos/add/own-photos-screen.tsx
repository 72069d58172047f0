import { notFound } from "next/navigation";
import { SubjectTexts } from "@/app/subject-texts";
import { AddPhotosScreen } from "@/components/photos/add-photos-screen";
import { getSuspension, requireUser } from "@/lib/account/queries";
import { hasDatabase } from "@/lib/database/has-database";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathLeadingBack } from "@/lib/languages/return-language";
import { getPhotoStorage } from "@/lib/photos/store";
import { addPhotosHref } from "@/lib/photos/visitors/hrefs";
import { getAccountPhotos } from "@/lib/photos/visitors/queries";
import { readUploadResult } from "@/lib/photos/visitors/upload-result";
import { getRestaurant } from "@/lib/restaurants/queries";

type OwnPhotosScreenProps = {
  id: string;
  query: Record<string, string | string[] | undefined>;
  language?: Language;
};

/** The forms for a member's photos of a restaurant, in the language of the page's path. */
export async function OwnPhotosScreen({
  id,
  query,
  language = DEFAULT_LANGUAGE,
}: OwnPhotosScreenProps) {
  const restaurant = hasDatabase() ? await getRestaurant(id) : undefined;
  if (!restaurant || restaurant.closure === "closed") notFound();
  if (!(await getPhotoStorage())) notFound();
  const dishId = typeof query.dish === "string" ? query.dish : undefined;
  const user = await requireUser(pathLeadingBack(language, addPhotosHref(id, dishId)));
  const { own, dishes } = await getAccountPhotos(user, id);
  const result = readUploadResult(query, language, await getSuspension(user));
  return (
    <SubjectTexts language={language} subjects={["form", "photo", "photo-words", "upload-form"]}>
      <AddPhotosScreen {...{ restaurant, result, own, dishes, dishId }} />
    </SubjectTexts>
  );
}
