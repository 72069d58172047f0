import { notFound } from "next/navigation";
import { Photos } from "@/components/community/photos";
import { getPhotoList } from "@/lib/community/queries";
import { hasDatabase } from "@/lib/database/has-database";
import { pageInPath } from "@/lib/forum/pages";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Community Photos", index: false });

/** Rendered on request: each new review changes its list. */
export const dynamic = "force-dynamic";

export default async function PhotosPageNumber({
  params,
}: PageProps<"/community/photos/page/[number]">) {
  const number = pageInPath((await params).number);
  const list = hasDatabase() && number ? await getPhotoList(number) : undefined;
  if (!list) notFound();
  return <Photos {...list} />;
}
