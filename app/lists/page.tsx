import { ownListsMetadata, OwnListsScreen } from "@/app/lists/own-lists-screen";

export const metadata = ownListsMetadata();

/** Rendered for each request: they are one account's own. */
export const dynamic = "force-dynamic";

export default function ListsPage() {
  return <OwnListsScreen />;
}
