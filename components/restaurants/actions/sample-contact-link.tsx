"use client";

import type { ComponentProps } from "react";
import { notify } from "@/lib/browser/notices";

type SampleContactLinkProps = ComponentProps<"a"> & { href: string };

/** A sample restaurant's telephone or website: a press says that the restaurant is invented, and offers to open the link anyway (P6.11). */
export function SampleContactLink({ href, ...props }: SampleContactLinkProps) {
  const isCall = href.startsWith("tel:");
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        notify({
          title: "This is a sample listing",
          description: isCall
            ? "The restaurant is made up, and nobody answers this number."
            : "The restaurant is made up, and its website does not exist.",
          action: { label: isCall ? "Call anyway" : "Open anyway", href },
        });
      }}
    />
  );
}
