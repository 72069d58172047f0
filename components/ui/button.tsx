import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** The look of a button, for links that look like one: `<Link className={buttonVariants({ variant: "ink" })}>`. */
export const buttonVariants = cva("button", {
  variants: {
    variant: {
      beet: "button-beet",
      ink: "button-ink",
      line: "button-line",
      turmeric: "button-turmeric",
      tomato: "button-tomato",
      danger: "button-danger",
      quiet: "button-quiet",
    },
    size: { sm: "button-sm", md: "", lg: "button-lg", icon: "button-icon" },
  },
  defaultVariants: { variant: "line", size: "md" },
});

export type ButtonProps = ComponentProps<"button"> & VariantProps<typeof buttonVariants>;

/** A button. `type` defaults to "button", so it does not submit a form by accident. */
export function Button({ variant, size, className, type = "button", ...props }: ButtonProps) {
  return (
    <button type={type} className={cn(buttonVariants({ variant, size }), className)} {...props} />
  );
}
