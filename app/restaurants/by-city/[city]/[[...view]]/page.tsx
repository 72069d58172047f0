import { cityMetadata, CityScreen } from "@/app/restaurants/city-screen";

type Props = PageProps<"/restaurants/by-city/[city]/[[...view]]">;

/** Rendered when a page is first requested; an import or a correction makes the first page of the city again at once. */
export const revalidate = 86_400;

export function generateStaticParams() {
  return [];
}

export const generateMetadata = async ({ params }: Props) => cityMetadata(await params);

export default async function CityPage({ params }: Props) {
  return <CityScreen path={await params} />;
}
