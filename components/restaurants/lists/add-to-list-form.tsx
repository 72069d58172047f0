"use client";

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { ServerForm } from "@/components/forms/server-form";
import { Button } from "@/components/ui/button";
import { spoken } from "@/components/ui/spoken";
import { addToList } from "@/lib/favorites/lists/actions";
import { listPlaceSchema } from "@/lib/favorites/lists/schema";
import type { ListSummary } from "@/lib/favorites/lists/types";
import { listedPlaceHref, restaurantListsHref } from "@/lib/favorites/lists/hrefs";
import { pathIn } from "@/lib/languages/paths";
import english from "@/lib/messages/en/lists/forms.json";

const ICON = { size: 18 };

type AddToListFormProps = {
  restaurantId: string;
  lists: readonly ListSummary[];
  labelledBy: string;
};

/** The member's lists, each with the button that adds the restaurant to it (P14.800). */
export function AddToListForm({ restaurantId, lists, labelledBy }: AddToListFormProps) {
  const t = useTexts("list-forms", english);
  return (
    <ServerForm
      action={addToList}
      schema={listPlaceSchema}
      labelledBy={labelledBy}
      path={restaurantListsHref(restaurantId)}
      className="grid grid-cols-1 gap-3"
    >
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <ul className="border-b border-line">
        {lists.map(({ id, name, places, hasRestaurant }) => (
          <li
            key={id}
            className="flex min-h-16 items-center justify-between gap-4 border-t border-line py-2"
          >
            <span className="min-w-0">
              <b className="block font-title wrap-anywhere">
                <bdi>{name}</bdi>
              </b>
              <span className="text-note text-ink-2">{t("count", { count: places })}</span>
            </span>
            {hasRestaurant ? (
              <a
                href={pathIn(t.language, listedPlaceHref(id, restaurantId))}
                className="link inline-flex min-h-11 flex-none items-center gap-2"
              >
                <Icon name="Check" {...ICON} />
                {t("in-list")}
              </a>
            ) : (
              <Button type="submit" name="listId" value={id} size="sm" className="flex-none">
                <Icon name="Plus" {...ICON} />
                <span>
                  {t.rich("add", {
                    name,
                    spoken,
                  })}
                </span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </ServerForm>
  );
}
