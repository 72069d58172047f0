import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

const badgeVariants = cva("badge", {
  variants: {
    tone: {
      leaf: "bg-leaf-soft text-leaf-ink",
      turmeric: "bg-turmeric-soft text-turmeric-ink",
      beet: "bg-beet-soft text-beet-ink",
      ink: "bg-ink text-paper",
    },
  },
});

type BadgeProps = ComponentProps<"span"> & { tone: "leaf" | "turmeric" | "beet" | "ink" };

/** A short label on a picture or beside a name: Verified, Featured, Soon. */
export function Badge({ tone, className, ...props }: BadgeProps) {
  return <span className={cn(badgeVariants({ tone }), className)} {...props} />;
}
