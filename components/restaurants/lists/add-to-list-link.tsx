import { ListPlus } from "lucide-react";
import { restaurantListsHref } from "@/lib/favorites/lists/hrefs";

type AddToListLinkProps = {
  restaurantId: string;
  /** Said to screen readers where there are several such links. */
  name?: string;
  className: string;
};

/** Leads to the lists that a restaurant can join; a page load, so that no page carries the form's code. */
export function AddToListLink({ restaurantId, name, className }: AddToListLinkProps) {
  return (
    <a href={restaurantListsHref(restaurantId)} rel="nofollow" className={className}>
      <ListPlus size={20} strokeWidth={1.9} aria-hidden="true" />
      <span>Add{name && <span className="sr-only"> {name}</span>} to a list</span>
    </a>
  );
}
