"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { IntentLink } from "@/components/ui/intent-link";
import type { Route } from "@/lib/routes";

/** A row of a menu. The link to the open page has aria-current. */
export function NavLink({ href, children }: { href: Route; children: ReactNode }) {
  const current = usePathname() === href;
  return (
    <IntentLink href={href} aria-current={current ? "page" : undefined}>
      {children}
    </IntentLink>
  );
}
