import { notFound } from "next/navigation";
import { CityScreen } from "@/components/desk/cities/city-screen";
import { DeskFrame } from "@/components/desk/desk-frame";
import { getDeskCity } from "@/lib/desk/cities/queries";
import { getCounts, getRole } from "@/lib/desk/queries";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Desk: city", index: false });

export const dynamic = "force-dynamic";

export default async function DeskCityPage({ params }: PageProps<"/desk/cities/[id]">) {
  const role = await getRole();
  const city = role && (await getDeskCity((await params).id));
  if (!city) notFound();
  const counts = await getCounts(role);
  return (
    <DeskFrame counts={counts} current="cities" hasLog={role === "moderator"} now={new Date()}>
      <CityScreen {...city} />
    </DeskFrame>
  );
}
