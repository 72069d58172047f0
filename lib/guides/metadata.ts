import type { Guide } from "@/lib/guides/types";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { recordHref, type RecordList } from "@/lib/routes";

/** Title, description and canonical URL of a guide's page; `title` where the guide's own says too little. */
export function guideMetadata(list: RecordList, guide: Guide, title = guide.title) {
  const { published, updated, metaDescription } = guide.text;
  return pageMetadata({
    title: brandedTitle(title),
    description: metaDescription,
    canonical: recordHref(list, guide.id),
    article: { published, updated },
    language: guide.language,
  });
}
