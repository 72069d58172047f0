import { ownListMetadata, OwnListScreen } from "@/app/lists/[id]/own-list-screen";

export const metadata = ownListMetadata();

/** Rendered for each request: it is one account's own. */
export const dynamic = "force-dynamic";

export default async function ListPage({ params }: PageProps<"/lists/[id]">) {
  return <OwnListScreen id={(await params).id} />;
}
