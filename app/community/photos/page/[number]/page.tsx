import { MorePhotosScreen, morePhotosMetadata } from "@/app/community/photos/photos-screen";

export const metadata = morePhotosMetadata();

/** Rendered on request: each new review changes its list. */
export const dynamic = "force-dynamic";

export default async function PhotosPageNumber({
  params,
}: PageProps<"/community/photos/page/[number]">) {
  return <MorePhotosScreen number={(await params).number} />;
}
