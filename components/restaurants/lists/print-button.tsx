"use client";

import { Printer } from "@/components/ui/icons";
import { Button } from "@/components/ui/button";

/** Prints the page. */
export function PrintButton() {
  return (
    <Button size="sm" onClick={() => window.print()} className="print:hidden noscript:hidden">
      <Printer size={18} strokeWidth={1.9} aria-hidden="true" />
      Print
    </Button>
  );
}
