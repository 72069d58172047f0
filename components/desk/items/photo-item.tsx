import { DecisionForm } from "@/components/desk/decisions/decision-form";
import { ItemHeading } from "@/components/desk/items/item-heading";
import { RefusalForm } from "@/components/desk/decisions/refusal-form";
import { BothNames, type NameForms } from "@/components/site/restaurant-name";
import { VisitorPhoto } from "@/components/site/visitor-photo";
import { atLeast } from "@/lib/breakpoints";
import { AUTHOR_READS, REASONS } from "@/lib/desk/reasons";
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

/** Publishing it, or not. */
export function PhotoDecisions({ id }: { id: string }) {
  return (
    <>
      <DecisionForm queue="photos" id={id} decisions={[{ value: "publish", label: "Publish" }]} />
      <RefusalForm
        queue="photos"
        id={id}
        reasons={REASONS.photos}
        label="Remove"
        hint={AUTHOR_READS}
      />
    </>
  );
}
