import { notFound } from "next/navigation";
import { CityScreen } from "@/components/desk/cities/city-screen";
import { DeskFrame } from "@/components/desk/desk-frame";
import { getDeskCity } from "@/lib/desk/cities/queries";
import { getCounts, getDeskMember } from "@/lib/desk/queries";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Desk: city", index: false });

export const dynamic = "force-dynamic";

export default async function DeskCityPage({ params }: PageProps<"/desk/cities/[id]">) {
  const member = await getDeskMember();
  const city = member && (await getDeskCity(member, (await params).id));
  if (!city) notFound();
  const counts = await getCounts(member);
  return (
    <DeskFrame counts={counts} current="cities" member={member} now={new Date()}>
      <CityScreen {...city} />
    </DeskFrame>
  );
}
