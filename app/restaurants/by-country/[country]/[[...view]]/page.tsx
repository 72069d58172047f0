import { countryMetadata, CountryScreen } from "@/app/restaurants/country-screen";

type Props = PageProps<"/restaurants/by-country/[country]/[[...view]]">;

/** Rendered when a page is first requested; an import or a correction makes the first page of the country again at once. */
export const revalidate = 86_400;

export function generateStaticParams() {
  return [];
}

export const generateMetadata = async ({ params }: Props) => countryMetadata(await params);

export default async function CountryPage({ params }: Props) {
  return <CountryScreen path={await params} />;
}
