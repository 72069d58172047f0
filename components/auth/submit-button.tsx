import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { cn } from "@/lib/cn";

type SubmitButtonProps = { label: string; busyLabel: string; busy: boolean; className?: string };

/** The submit button of an account form. While busy it keeps its size and the focus; the form ignores a second press. */
export function SubmitButton({ label, busyLabel, busy, className }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="beet"
      size="lg"
      aria-disabled={busy}
      className={cn("mt-2 w-full", className)}
    >
      {busy && <Spinner />}
      {busy ? busyLabel : label}
    </Button>
  );
}
