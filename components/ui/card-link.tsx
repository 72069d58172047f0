import type { ComponentProps } from "react";
import { IntentLink } from "@/components/ui/intent-link";
import { cn } from "@/lib/cn";

/** The link of a card, whose whole area it covers: the card is a positioned `group`. */
export function CardLink({ className, ...props }: ComponentProps<typeof IntentLink>) {
  return (
    <IntentLink
      className={cn(
        "decoration-beet decoration-3 underline-offset-5 group-hover:underline after:absolute after:inset-0 after:rounded-xl focus-visible:outline-0 focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-focus",
        className,
      )}
      {...props}
    />
  );
}
