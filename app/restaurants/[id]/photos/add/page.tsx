import { OwnPhotosScreen } from "@/app/restaurants/[id]/photos/add/own-photos-screen";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Add photos", index: false });

export default async function AddPhotosPage(props: PageProps<"/restaurants/[id]/photos/add">) {
  const [{ id }, query] = await Promise.all([props.params, props.searchParams]);
  return <OwnPhotosScreen id={id} query={query} />;
}
