"use client";

import Link from "next/link";
import { useEffect, useRef, useState, type ComponentProps } from "react";

/** A pointer that only passes over the link leaves sooner than this. */
const HOVER_MS = 80;

/**
 * A link whose page is prefetched when a mouse stays on it or a touch begins. Visible links do not prefetch: menu and footer
 * would request thirty pages.
 */
export function IntentLink(props: Omit<ComponentProps<typeof Link>, "prefetch">) {
  const [isPrefetched, setIsPrefetched] = useState(false);
  const timer = useRef<number>(undefined);
  const cancel = () => window.clearTimeout(timer.current);
  useEffect(() => cancel, []);
  return (
    <Link
      {...props}
      prefetch={isPrefetched ? null : false}
      onPointerEnter={({ pointerType }) => {
        if (isPrefetched) return;
        const delay = pointerType === "mouse" ? HOVER_MS : 0;
        timer.current = window.setTimeout(() => setIsPrefetched(true), delay);
      }}
      onPointerLeave={cancel}
    />
  );
}
