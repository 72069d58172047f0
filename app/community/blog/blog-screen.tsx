import { Blog } from "@/components/community/blog/blog";
import { JsonLd } from "@/components/ui/json-ld";
import { listPosts } from "@/lib/community/queries";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/forum/blog.json";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { blogData } from "@/lib/structured-data/community";
import { translatedPageData } from "@/lib/structured-data/site";

const textsOf = (language: Language) => textsIn<keyof typeof english>(language, "blog");

/** What search engines are told of the list of posts in a language. */
export function blogMetadata(language: Language = DEFAULT_LANGUAGE) {
  const t = textsOf(language);
  return pageMetadata({
    title: t("meta"),
    description: t("description"),
    canonical: ROUTES.blog,
    feed: ROUTES.feed,
    language,
  });
}

/** The list of posts in the language of its path; the posts are in English. */
export async function BlogScreen({ language = DEFAULT_LANGUAGE }: { language?: Language }) {
  const posts = await listPosts();
  const title = textsOf(language)("title");
  return (
    <>
      <Blog posts={posts} />
      <JsonLd
        things={[
          breadcrumbData({ name: title, path: pathIn(language, ROUTES.blog) as "/" }),
          blogData(posts),
          ...(language === DEFAULT_LANGUAGE
            ? []
            : [translatedPageData(language, ROUTES.blog, title)]),
        ]}
      />
    </>
  );
}
