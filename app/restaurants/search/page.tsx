import { searchMetadata, SearchEverywhereScreen } from "@/app/restaurants/search-everywhere-screen";

export const metadata = searchMetadata();

export default async function SearchPage({ searchParams }: PageProps<"/restaurants/search">) {
  return <SearchEverywhereScreen typed={(await searchParams).q} />;
}
