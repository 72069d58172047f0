import type { ReactNode } from "react";

type AccountProps = { signedOut: ReactNode; signedIn: ReactNode };

/**
 * The prerendered page contains both states. An inline script marks the document from the cookie before the first paint, and
 * CSS shows one of them (lib/auth/signed-in-mark): no flash, no layout shift.
 */
export function Account({ signedOut, signedIn }: AccountProps) {
  return (
    <div data-account className="contents">
      <div className="contents signed-in:hidden">{signedOut}</div>
      <div className="hidden signed-in:contents">{signedIn}</div>
    </div>
  );
}
