import {
  chooseListMetadata,
  ChooseListScreen,
} from "@/app/restaurants/[id]/lists/choose-list-screen";

export const metadata = chooseListMetadata();

/** Rendered for each request: the lists are one account's own. */
export const dynamic = "force-dynamic";

export default async function AddToListPage({ params }: PageProps<"/restaurants/[id]/lists">) {
  return <ChooseListScreen id={(await params).id} />;
}
