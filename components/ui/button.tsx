import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** The look of a button, for links that look like one: `<Link className={buttonVariants({ variant: "ink" })}>`. */
export const buttonVariants = cva(
  [
    "button inline-flex items-center justify-center gap-2 rounded-md font-strong tracking-[-0.005em] narrow:whitespace-nowrap",
    "transition-[background-color,color,border-color,transform] duration-120 active:translate-y-px",
    "disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sprout-2 disabled:text-ink-3",
  ],
  {
    variants: {
      variant: {
        beet: "bg-beet text-on-beet not-disabled:hover:bg-beet-hover",
        ink: "bg-ink text-paper not-disabled:hover:bg-ink-2",
        line: "border-frame border-control bg-surface not-disabled:hover:border-ink not-disabled:hover:bg-sprout",
        turmeric: "bg-turmeric text-on-turmeric",
        tomato: "bg-tomato text-on-tomato not-disabled:hover:bg-tomato-ink",
        danger:
          "border-frame border-tomato bg-surface text-tomato-ink not-disabled:hover:bg-tomato-soft",
        quiet: "not-disabled:hover:bg-sprout",
      },
      size: {
        sm: "min-h-11 px-4 text-note",
        md: "min-h-12 px-5",
        lg: "min-h-14 px-6.5 text-title",
        icon: "size-11",
      },
    },
    defaultVariants: { variant: "line", size: "md" },
  },
);

export type ButtonProps = ComponentProps<"button"> & VariantProps<typeof buttonVariants>;

/** A button. `type` defaults to "button", so it does not submit a form by accident. */
export function Button({ variant, size, className, type = "button", ...props }: ButtonProps) {
  return (
    <button type={type} className={cn(buttonVariants({ variant, size }), className)} {...props} />
  );
}
