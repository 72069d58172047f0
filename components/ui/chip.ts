import { cva } from "class-variance-authority";

/** The classes of a chip: 40 px high, 36 if small, 44 for touch. The caller renders the element. */
export const chipVariants = cva(
  "inline-flex items-center gap-1.5 rounded-full border-frame font-label whitespace-nowrap disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sprout-2 disabled:text-ink-3 max-md:min-h-11 pointer-coarse:min-h-11",
  {
    variants: {
      size: { md: "min-h-10 px-3.5 text-note", sm: "min-h-9 px-3 text-small" },
      tone: {
        plain: "border-control bg-surface hover:border-ink",
        on: "border-ink bg-ink text-paper",
        soft: "border-transparent bg-sprout-2 hover:border-ink",
      },
    },
    defaultVariants: { size: "md", tone: "plain" },
  },
);
