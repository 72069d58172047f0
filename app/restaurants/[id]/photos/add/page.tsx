import { notFound } from "next/navigation";
import { AddPhotosScreen } from "@/components/photos/add-photos-screen";
import { ReturnTo } from "@/components/site/return-to";
import { getSuspension, requireUser } from "@/lib/account/queries";
import { hasDatabase } from "@/lib/database/has-database";
import { pathLeadingBack, returnLanguage } from "@/lib/languages/return-language";
import { pageMetadata } from "@/lib/metadata";
import { getPhotoStorage } from "@/lib/photos/store";
import { addPhotosHref } from "@/lib/photos/visitors/hrefs";
import { getAccountPhotos } from "@/lib/photos/visitors/queries";
import { readUploadResult } from "@/lib/photos/visitors/upload-result";
import { getRestaurant } from "@/lib/restaurants/queries";

export const metadata = pageMetadata({ title: "Add photos", index: false });

export default async function AddPhotosPage(props: PageProps<"/restaurants/[id]/photos/add">) {
  const [{ id }, query] = await Promise.all([props.params, props.searchParams]);
  const language = returnLanguage(query.language);
  const restaurant = hasDatabase() ? await getRestaurant(id) : undefined;
  if (!restaurant || restaurant.closure === "closed") notFound();
  if (!(await getPhotoStorage())) notFound();
  const dishId = typeof query.dish === "string" ? query.dish : undefined;
  const user = await requireUser(pathLeadingBack(language, addPhotosHref(id, dishId)));
  const { own, dishes } = await getAccountPhotos(user, id);
  const result = readUploadResult(query, await getSuspension(user));
  return (
    <ReturnTo language={language}>
      <AddPhotosScreen {...{ restaurant, result, own, dishes, dishId }} />
    </ReturnTo>
  );
}
