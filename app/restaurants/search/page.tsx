import { SearchEverywhere } from "@/components/restaurants/search/search-everywhere";
import { searchedInDirectoryNames } from "@/lib/finding/other-city-names";
import { pageMetadata } from "@/lib/metadata";
import { searchEverywhere } from "@/lib/restaurants/queries";
import { countSearchWithoutResults } from "@/lib/search/queries";

export const metadata = pageMetadata({ title: "Search everywhere", index: false });

const LONGEST = 100;

export default async function SearchPage({ searchParams }: PageProps<"/restaurants/search">) {
  const { q } = await searchParams;
  const text = (Array.isArray(q) ? q[0] : q)?.slice(0, LONGEST) ?? "";
  const found = await searchEverywhere(text, await searchedInDirectoryNames(text));
  if (found.count === 0) await countSearchWithoutResults(text);
  return <SearchEverywhere text={text} {...found} />;
}
