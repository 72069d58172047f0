import type { ReactNode } from "react";

type AccountProps = { signedOut: ReactNode; signedIn: ReactNode };

/**
 * Both states stand in the prerendered page; the mark on the document, set from the cookie before the first paint, shows
 * one of them (lib/auth/signed-in-mark). So no state flashes and nothing shifts.
 */
export function Account({ signedOut, signedIn }: AccountProps) {
  return (
    <div data-account className="contents">
      <div className="contents in-data-[auth=in]:hidden">{signedOut}</div>
      <div className="hidden in-data-[auth=in]:contents">{signedIn}</div>
    </div>
  );
}
