import { useTexts } from "#texts";
import { BadgeCheck, Sparkle } from "@/components/ui/icons";
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
          <BadgeCheck {...ICON} />
          {t("verified")}
        </Badge>
      )}
      {featured && (
        <Badge tone="turmeric">
          <Sparkle {...ICON} />
          {t("featured")}
        </Badge>
      )}
    </p>
  );
}
