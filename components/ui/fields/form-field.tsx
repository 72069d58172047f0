import { Icon } from "@/components/ui/icon";
import { useId, type ComponentProps } from "react";
import { TextField } from "@/components/ui/fields/text-field";
import { cn } from "@/lib/cn";

export type FormFieldProps = ComponentProps<typeof TextField> & {
  /** What is wrong with the value. */
  error?: string | undefined;
  /** What helps while nothing is wrong. */
  hint?: string | undefined;
};

/**
 * A field of the account forms. The line for its message is always there, so that the layout does not shift, and is a live
 * region, so that a message is announced while the focus stays.
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
            "mt-1 mb-3.5 flex min-h-lh items-center gap-1.5 text-small font-label",
            error ? "text-tomato-ink" : "text-ink-2",
          )}
        >
          {error && <Icon name="CircleAlert" size={18} />}
          {error ?? hint}
        </p>
      }
    />
  );
}
