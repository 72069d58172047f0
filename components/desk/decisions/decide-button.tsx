import type { ComponentProps } from "react";
import { useForm } from "@/components/forms/server-form";
import { Button } from "@/components/ui/button";

type DecideButtonProps = ComponentProps<typeof Button> & {
  /** The key that presses it. */
  shortcut?: "a";
};

/** A submit button of the desk; while its form is sent a second press does nothing. */
export function DecideButton({ shortcut, children, ...button }: DecideButtonProps) {
  const { isSending } = useForm();
  return (
    <Button
      type="submit"
      {...button}
      aria-disabled={isSending}
      aria-keyshortcuts={shortcut}
      className="max-md:w-full max-md:px-3 max-md:whitespace-normal!"
    >
      {children}
      {shortcut && (
        <kbd
          aria-hidden="true"
          className="rounded-tag border border-current px-1.5 text-small uppercase max-md:hidden"
        >
          {shortcut}
        </kbd>
      )}
    </Button>
  );
}
