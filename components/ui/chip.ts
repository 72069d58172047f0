import { cva } from "class-variance-authority";

/** The classes of a chip. The caller renders the element. */
export const chipVariants = cva("chip", {
  variants: {
    size: { md: "", sm: "chip-sm" },
    tone: { plain: "", on: "chip-on", soft: "chip-soft" },
  },
  defaultVariants: { size: "md", tone: "plain" },
});
