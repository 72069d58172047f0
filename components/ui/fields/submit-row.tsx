import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { NeedsJavaScript } from "@/components/ui/needs-java-script";

type SubmitRowProps = {
  note: string;
  /** Of a page that exists in other languages. */
  needsScripts?: string;
  children: ReactNode;
};

/** The last row of a form: the submit button, and a note on what happens with the values. */
export function SubmitRow({
  note,
  needsScripts = "This form needs JavaScript.",
  children,
}: SubmitRowProps) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-4">
      <Button type="submit" variant="beet" size="lg" className="max-md:w-full noscript:hidden">
        {children}
      </Button>
      <p className="min-w-[min(14em,100%)] flex-1 text-small text-ink-2 max-md:basis-full noscript:hidden">
        {note}
      </p>
      <NeedsJavaScript>{needsScripts}</NeedsJavaScript>
    </div>
  );
}
