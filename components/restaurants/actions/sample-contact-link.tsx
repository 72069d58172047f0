"use client";

import type { ComponentProps } from "react";
import { notify } from "@/lib/browser/notices";

type SampleContactLinkProps = ComponentProps<"a"> & {
  href: string;
  /** What a press says. */
  notice: { title: string; description: string; action: string };
};

/** A sample restaurant's telephone or website: a press says that the restaurant is invented, and offers to open the link anyway (P6.11). */
export function SampleContactLink({
  href,
  notice: { title, description, action },
  ...props
}: SampleContactLinkProps) {
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        notify({ title, description, action: { label: action, href } });
      }}
    />
  );
}
