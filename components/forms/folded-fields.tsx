import type { ReactNode } from "react";
import { useForm } from "@/components/forms/server-form";

type FoldedFieldsProps = {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** The summary, then the fields. */
  children: ReactNode;
};

/** Fields of a form that have to be opened, and are open where one has an error: also without scripts, after the form was sent. */
export function FoldedFields({ isOpen, setOpen, children }: FoldedFieldsProps) {
  const { errors } = useForm();
  return (
    <details
      open={isOpen || Object.keys(errors).length > 0}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {children}
    </details>
  );
}
