import { addListingMetadata, AddListingScreen } from "@/app/restaurants/add-listing-screen";

export const metadata = addListingMetadata();

export default function AddListingPage() {
  return <AddListingScreen />;
}
