"use client";

import { useTexts } from "#texts";
import { Printer } from "@/components/ui/icons";
import { Button } from "@/components/ui/button";
import english from "@/lib/messages/en/lists/forms.json";

/** Prints the page. */
export function PrintButton() {
  const t = useTexts("list-forms", english);
  return (
    <Button size="sm" onClick={() => window.print()} className="print:hidden noscript:hidden">
      <Printer size={18} />
      {t("print")}
    </Button>
  );
}
