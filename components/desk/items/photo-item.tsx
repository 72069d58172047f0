import { ItemHeading } from "@/components/desk/items/item-heading";
import type { QueueView } from "@/components/desk/items/queue-view";
import { BothNames, type NameForms } from "@/components/site/restaurant-name";
import { VisitorPhoto } from "@/components/site/visitor-photo";
import { atLeast } from "@/lib/breakpoints";
import { restaurantHref } from "@/lib/routes";

type PhotoContentsProps = {
  photo: { id: string; hash: string; width: number; height: number; description: string };
  restaurant: NameForms & { id: string };
};

/** A photo that waits on its own. */
export function PhotoContents({ photo, restaurant }: PhotoContentsProps) {
  return (
    <>
      <ItemHeading
        title={<BothNames {...restaurant} />}
        subtitle={photo.description}
        links={[{ href: restaurantHref(restaurant.id), label: "Open the page" }]}
      />
      <VisitorPhoto
        photo={{ ...photo, recordId: photo.id, id: photo.hash }}
        sizes={`${atLeast("lg")} 40rem, 92vw`}
        className="my-5 h-auto w-full rounded-tile"
      />
    </>
  );
}

export const photoView: QueueView<"photos"> = {
  did: ({ photo }) => `added this photo${photo.byVisitor ? "" : " as the owner"}`,
  contents: (item) => <PhotoContents {...item} />,
};
