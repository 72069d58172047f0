import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import type { ReactNode } from "react";
import { restaurantListsHref } from "@/lib/favorites/lists/hrefs";
import { pathIn } from "@/lib/languages/paths";
import english from "@/lib/messages/en/controls.json";

type AddToListLinkProps = {
  restaurantId: string;
  className: string;
  /** Its words. */
  children: ReactNode;
};

/** Leads to the lists that a restaurant can join; a page load, so that no page carries the form's code. */
export function AddToListLink({ restaurantId, className, children }: AddToListLinkProps) {
  const { language } = useTexts("controls", english);
  return (
    <a
      href={pathIn(language, restaurantListsHref(restaurantId))}
      rel="nofollow"
      className={className}
    >
      <Icon name="ListPlus" />
      <span>{children}</span>
    </a>
  );
}
