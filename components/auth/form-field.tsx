import { CircleAlert } from "lucide-react";
import { useId, type ComponentProps } from "react";
import { TextField } from "@/components/ui/text-field";
import { cn } from "@/lib/cn";

export type FormFieldProps = ComponentProps<typeof TextField> & {
  /** What is wrong with the value. */
  error?: string | undefined;
  /** What helps while nothing is wrong. */
  hint?: string | undefined;
};

/**
 * A field of the account forms: its message line is there from the beginning, so nothing moves when it speaks, and it is
 * read out also when the focus stays where it is.
 */
export function FormField({ error, hint, ...field }: FormFieldProps) {
  const messageId = useId();
  return (
    <TextField
      {...field}
      aria-invalid={error ? true : undefined}
      aria-describedby={messageId}
      below={
        <p
          id={messageId}
          aria-live="polite"
          aria-atomic="true"
          className={cn(
            "mt-1 mb-3.5 flex min-h-5 items-center gap-1.5 text-small font-label",
            error ? "text-tomato-ink" : "text-ink-2",
          )}
        >
          {error && <CircleAlert size={18} strokeWidth={1.9} aria-hidden="true" />}
          {error ?? hint}
        </p>
      }
    />
  );
}
