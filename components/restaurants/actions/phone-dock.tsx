import type { ReactNode } from "react";

/** The main actions of a page, fixed to the bottom of a phone's screen. */
export function PhoneDock({ children }: { children: ReactNode }) {
  return <div className="phone-dock place-dock">{children}</div>;
}
