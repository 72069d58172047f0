import { notFound } from "next/navigation";
import { CitySearch } from "@/components/desk/cities/city-search";
import { DeskFrame } from "@/components/desk/desk-frame";
import { findCities } from "@/lib/desk/cities/queries";
import { getCounts, getRole } from "@/lib/desk/queries";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Desk: cities", index: false });

export const dynamic = "force-dynamic";

export default async function CitiesPage({ searchParams }: PageProps<"/desk/cities">) {
  const role = await getRole();
  if (!role) notFound();
  const { q } = await searchParams;
  const text = typeof q === "string" ? q.slice(0, 100) : "";
  const [counts, found] = await Promise.all([getCounts(role), findCities(text)]);
  return (
    <DeskFrame counts={counts} current="cities" hasLog={role === "moderator"} now={new Date()}>
      <CitySearch text={text} found={found} />
    </DeskFrame>
  );
}
