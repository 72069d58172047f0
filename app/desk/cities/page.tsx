import { notFound } from "next/navigation";
import { CitySearch } from "@/components/desk/cities/city-search";
import { DeskFrame } from "@/components/desk/desk-frame";
import { findCities } from "@/lib/desk/cities/queries";
import { getCounts, getDeskMember } from "@/lib/desk/queries";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Desk: cities", index: false });

export const dynamic = "force-dynamic";

export default async function CitiesPage({ searchParams }: PageProps<"/desk/cities">) {
  const member = await getDeskMember();
  if (!member) notFound();
  const { q } = await searchParams;
  const text = typeof q === "string" ? q.slice(0, 100) : "";
  const [counts, found] = await Promise.all([getCounts(member), findCities(member, text)]);
  return (
    <DeskFrame counts={counts} current="cities" member={member} now={new Date()}>
      <CitySearch text={text} found={found} />
    </DeskFrame>
  );
}
