import { notFound } from "next/navigation";
import { PostPage } from "@/components/community/blog/post-page";
import { JsonLd } from "@/components/ui/json-ld";
import { postMetadata } from "@/lib/community/metadata";
import { listMembers, listPosts } from "@/lib/community/queries";
import { sampleMemberHref } from "@/lib/community/member-href";
import { findWithNeighbors } from "@/lib/lists/neighbors";
import { recordHref, ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { postData } from "@/lib/structured-data/community";
import { listRelated } from "@/lib/texts/queries";

export const dynamicParams = false;

export async function generateStaticParams() {
  return (await listPosts()).map(({ id }) => ({ slug: id }));
}

export async function generateMetadata({ params }: PageProps<"/community/blog/[slug]">) {
  const found = findWithNeighbors(await listPosts(), (await params).slug);
  return found ? postMetadata(found.record) : {};
}

export default async function BlogPostPage({ params }: PageProps<"/community/blog/[slug]">) {
  const found = findWithNeighbors(await listPosts(), (await params).slug);
  if (!found) notFound();
  const { record: post, previous, next } = found;
  const more = await listRelated("blog", post.id);
  const authorHref = sampleMemberHref(await listMembers(), post.author.name);
  return (
    <>
      <PostPage {...{ post, previous, next, more, authorHref }} />
      <JsonLd
        things={[
          breadcrumbData(
            { name: "Blog", path: ROUTES.blog },
            { name: post.title, path: recordHref(ROUTES.blog, post.id) },
          ),
          postData(post),
        ]}
      />
    </>
  );
}
