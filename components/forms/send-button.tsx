import type { ReactNode } from "react";
import { useForm } from "@/components/forms/server-form";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";

type SendButtonProps = { busyLabel: string; children: ReactNode };

/** The submit button of a ServerForm. While the form is sent it keeps the focus, and a second press does nothing. */
export function SendButton({ busyLabel, children }: SendButtonProps) {
  const { isSending } = useForm();
  return (
    <Button
      type="submit"
      variant="beet"
      size="lg"
      aria-disabled={isSending}
      className="max-md:w-full"
    >
      {isSending && <Spinner />}
      {isSending ? busyLabel : children}
    </Button>
  );
}
