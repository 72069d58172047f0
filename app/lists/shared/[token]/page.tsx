import {
  listOfLinkMetadata,
  ListOfLinkScreen,
} from "@/app/lists/shared/[token]/list-of-link-screen";

export const metadata = listOfLinkMetadata();

/** Rendered for each request: a revoked link ends at once. */
export const dynamic = "force-dynamic";

export default async function SharedListPage({ params }: PageProps<"/lists/shared/[token]">) {
  return <ListOfLinkScreen token={(await params).token} />;
}
