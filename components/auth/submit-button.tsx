import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";

type SubmitButtonProps = { label: string; busyLabel: string; busy: boolean };

/** The submit button of an account form. While busy it keeps its size and the focus; the form ignores a second press. */
export function SubmitButton({ label, busyLabel, busy }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="beet"
      size="lg"
      aria-disabled={busy}
      className="mt-2 w-full noscript:hidden"
    >
      {busy && <Spinner />}
      {busy ? busyLabel : label}
    </Button>
  );
}
