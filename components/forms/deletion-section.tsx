import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useState, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import english from "@/lib/messages/en/forms/form.json";

type DeletionSectionProps = {
  /** What its summary says: "Delete this review". */
  label: string;
  /** The id of the text about what the deletion does, which labels the form. */
  effectId: string;
  effect: ReactNode;
};

/** The button that deletes, in a ServerForm: the section has to be opened first, with or without scripts. */
export function DeletionSection({ label, effectId, effect }: DeletionSectionProps) {
  const t = useTexts("form", english);
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        <Icon name="Trash2" size={18} />
        {label}
      </summary>
      <p id={effectId} className="mt-3 mb-4">
        {effect}
      </p>
      <Button type="submit" variant="line">
        {t("delete")}
      </Button>
    </details>
  );
}
