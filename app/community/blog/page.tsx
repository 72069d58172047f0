import { blogMetadata, BlogScreen } from "@/app/community/blog/blog-screen";

export const metadata = blogMetadata();

export default function BlogPage() {
  return <BlogScreen />;
}
