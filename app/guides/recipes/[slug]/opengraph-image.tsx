import { notFound } from "next/navigation";
import { RecordImage } from "@/components/share-image/record-image";
import { listRecipes } from "@/lib/guides/queries";
import { renderShareImage } from "@/lib/share-image/render";

export const dynamicParams = false;

export async function generateStaticParams() {
  return (await listRecipes()).map(({ id }) => ({ slug: id }));
}

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const record = (await listRecipes()).find(({ id }) => id === slug);
  if (!record) notFound();
  return renderShareImage(
    <RecordImage
      tone="leaf"
      title={record.title}
      lead={`${record.cookTime} min, ${record.servings} servings`}
      picture={record.image.src}
    />,
  );
}
