"use client";

import Link from "next/link";
import { useEffect, useRef, useState, type ComponentProps } from "react";

/** A mouse that only passes by is gone sooner; who rests this long mostly presses. */
const REST_MS = 80;

/**
 * A link whose page is fetched ahead once a mouse rests on it or a finger comes down. Links that merely stand in view fetch
 * nothing: a menu and a footer would ask for thirty pages.
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
