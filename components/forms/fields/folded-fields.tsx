import type { ReactNode } from "react";
import { useForm } from "@/components/forms/server-form";

type FoldedFieldsProps = {
  /** Undefined until the visitor has opened or closed them. */
  isOpen: boolean | undefined;
  setOpen: (isOpen: boolean) => void;
  /** The summary, then the fields. */
  children: ReactNode;
};

/** Fields of a form that have to be opened. Where one has an error when the page opens, they are open: no script may be there to do it. */
export function FoldedFields({ isOpen, setOpen, children }: FoldedFieldsProps) {
  const { errors } = useForm();
  return (
    <details
      open={isOpen ?? Object.keys(errors).length > 0}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {children}
    </details>
  );
}
