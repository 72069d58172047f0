import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/cn";

type FieldMessageProps = {
  id: string;
  error?: string | undefined;
  hint?: string | undefined;
  className?: string | undefined;
};

/** A field's hint or error; a live region, so that a message is announced while the focus stays. */
export function FieldMessage({ id, error, hint, className }: FieldMessageProps) {
  return (
    <p
      id={id}
      aria-live="polite"
      aria-atomic="true"
      className={cn(
        "mt-1.5 flex items-center gap-1.5 text-small",
        error ? "font-label text-tomato-ink" : "text-ink-3",
        className,
      )}
    >
      {error && <Icon name="CircleAlert" size={18} className="flex-none" />}
      {error ?? hint}
    </p>
  );
}
