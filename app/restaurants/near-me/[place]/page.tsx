import { nearMePlaceMetadata, NearMePlaceScreen } from "@/app/restaurants/near-me-place-screen";

type Props = PageProps<"/restaurants/near-me/[place]">;

/** Rendered when a page is first requested, and again after a change in one of its tiles. */
export const revalidate = 86_400;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props) {
  return nearMePlaceMetadata((await params).place);
}

export default async function NearMePlacePage({ params }: Props) {
  return <NearMePlaceScreen segment={(await params).place} />;
}
