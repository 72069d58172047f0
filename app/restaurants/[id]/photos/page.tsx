import { PhotosScreen } from "@/app/restaurants/[id]/photos/photos-screen";
import { pageMetadata } from "@/lib/metadata";

/** What a search engine should find is on the restaurant's page. */
export const metadata = pageMetadata({ title: "Photos by visitors", index: false });

export default async function PhotosPage(props: PageProps<"/restaurants/[id]/photos">) {
  const [{ id }, query] = await Promise.all([props.params, props.searchParams]);
  return <PhotosScreen id={id} query={query} />;
}
