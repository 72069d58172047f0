import { useEffect, useRef } from "react";
import { takePendingAction, type PendingAction } from "@/lib/auth/pending-action";
import { hasSessionCookie } from "@/lib/auth/signed-in-mark";

/** Carries out what was pressed here before signing in, once (P14.301). */
export function usePendingAction({ action, id }: PendingAction, carryOut: () => void) {
  const latest = useRef(carryOut);
  useEffect(() => {
    latest.current = carryOut;
  });
  useEffect(() => {
    if (hasSessionCookie() && takePendingAction({ action, id })) latest.current();
  }, [action, id]);
}
