import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { Button } from "@/components/ui/button";
import { WorldFrame } from "@/components/world/world-frame";
import english from "@/lib/messages/en/near-me/world.json";
import { downloadMegabytes } from "@/lib/world/world-file";

type WorldOfferFrameProps = {
  /** How many restaurants there are. */
  restaurants: number;
  isPressed?: boolean;
  onPress?: () => void;
};

/** What is offered, and the button. */
export function WorldOfferFrame({ restaurants, isPressed = false, onPress }: WorldOfferFrameProps) {
  const t = useTexts("world", english);
  return (
    <WorldFrame
      title={t("name")}
      text={t("text", { count: restaurants, size: downloadMegabytes(restaurants, t.language) })}
    >
      <Button size="sm" onClick={onPress} disabled={isPressed}>
        <Icon name="Download" size={18} />
        {t("name")}
      </Button>
    </WorldFrame>
  );
}
