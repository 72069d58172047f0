"use client";

import Link from "next/link";
import { useEffect, useRef, useState, type ComponentProps } from "react";

/** A mouse that only crosses the link leaves sooner; one that stays this long mostly clicks. */
const REST_MS = 80;

/**
 * A link whose page is prefetched when a mouse stays on it or a touch begins. Visible links do not prefetch: menu and footer
 * would request thirty pages.
 */
export function IntentLink(props: Omit<ComponentProps<typeof Link>, "prefetch">) {
  const [isMeant, setIsMeant] = useState(false);
  const timer = useRef<number>(undefined);
  const forget = () => window.clearTimeout(timer.current);
  useEffect(() => forget, []);
  return (
    <Link
      {...props}
      prefetch={isMeant ? null : false}
      onPointerEnter={({ pointerType }) => {
        if (isMeant) return;
        const rest = pointerType === "mouse" ? REST_MS : 0;
        timer.current = window.setTimeout(() => setIsMeant(true), rest);
      }}
      onPointerLeave={forget}
    />
  );
}
