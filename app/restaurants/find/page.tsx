import { findMetadata, FindScreen } from "@/app/restaurants/find-screen";

export const metadata = findMetadata();

export default async function FindPage({ searchParams }: PageProps<"/restaurants/find">) {
  return <FindScreen typed={(await searchParams).q} />;
}
