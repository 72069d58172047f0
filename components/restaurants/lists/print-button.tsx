"use client";

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { Button } from "@/components/ui/button";
import english from "@/lib/messages/en/lists/forms.json";

/** Prints the page. */
export function PrintButton() {
  const t = useTexts("list-forms", english);
  return (
    <Button size="sm" onClick={() => window.print()} className="print:hidden noscript:hidden">
      <Icon name="Printer" size={18} />
      {t("print")}
    </Button>
  );
}
