import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import { WorldFrame } from "@/components/world/world-frame";
import { formatCount } from "@/lib/counts";
import { downloadText } from "@/lib/world/world-file";

const NAME = "Download for offline use";

type WorldOfferFrameProps = {
  /** How many restaurants there are. */
  restaurants: number;
  isPressed?: boolean;
  onPress?: () => void;
};

/** What is offered, and the button. */
export function WorldOfferFrame({ restaurants, isPressed = false, onPress }: WorldOfferFrameProps) {
  return (
    <WorldFrame
      title={NAME}
      text={`All ${formatCount(restaurants)} restaurants and every city on this device: lists, search and map without a connection. At most ${downloadText(restaurants)}.`}
    >
      <Button size="sm" onClick={onPress} disabled={isPressed}>
        <Download size={18} strokeWidth={1.9} aria-hidden="true" />
        {NAME}
      </Button>
    </WorldFrame>
  );
}
