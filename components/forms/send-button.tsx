import type { ReactNode } from "react";
import { useForm } from "@/components/forms/server-form";
import { Button, type ButtonProps } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";

type SendButtonProps = Pick<ButtonProps, "variant" | "size"> & {
  busyLabel: string;
  children: ReactNode;
};

/** The submit button of a ServerForm. While the form is sent it keeps the focus, and a second press does nothing. */
export function SendButton({
  busyLabel,
  children,
  variant = "beet",
  size = "lg",
}: SendButtonProps) {
  const { isSending } = useForm();
  return (
    <Button
      type="submit"
      variant={variant}
      size={size}
      aria-disabled={isSending}
      className="max-md:w-full"
    >
      {isSending && <Spinner />}
      {isSending ? busyLabel : children}
    </Button>
  );
}
