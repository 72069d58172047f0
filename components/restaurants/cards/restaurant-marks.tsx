import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { Badge } from "@/components/ui/badge";
import english from "@/lib/messages/en/place.json";
import type { Restaurant } from "@/lib/restaurants/types";

const ICON = { size: 16 };

/** The marks above a restaurant's name: verified, or featured. */
export function RestaurantMarks({ verified, featured }: Pick<Restaurant, "verified" | "featured">) {
  const t = useTexts("place", english);
  if (!verified && !featured) return null;
  return (
    <p className="mb-3.5 flex gap-2">
      {verified && (
        <Badge tone="leaf">
          <Icon name="BadgeCheck" {...ICON} />
          {t("verified")}
        </Badge>
      )}
      {featured && (
        <Badge tone="turmeric">
          <Icon name="Sparkle" {...ICON} />
          {t("featured")}
        </Badge>
      )}
    </p>
  );
}
