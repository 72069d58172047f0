import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import type { ReactNode } from "react";
import { chipVariants } from "@/components/ui/chip";
import { cn } from "@/lib/cn";
import english from "@/lib/messages/en/near-me/near-me.json";

type BranchesButtonProps = {
  /** Of the chain's first branch, with the language of that. */
  name: ReactNode;
  count: number;
  isUnfolded: boolean;
  onPress: () => void;
};

/** Below a card: shows and hides the other branches of its chain, which come after it. */
export function BranchesButton({ name, count, isUnfolded, onPress }: BranchesButtonProps) {
  const t = useTexts("near-me", english);
  return (
    <button
      type="button"
      aria-expanded={isUnfolded}
      onClick={onPress}
      className={cn(chipVariants({ size: "sm" }), "mt-2.5 max-md:mb-2.5")}
    >
      <span>
        {t.rich("branches", {
          count,
          name: () => (
            <span key="name" className="sr-only">
              {name}{" "}
            </span>
          ),
        })}
      </span>
      <Icon name="ChevronDown" size={16} className={isUnfolded ? "rotate-180" : undefined} />
    </button>
  );
}
