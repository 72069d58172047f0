"use client";

import Link from "next/link";
import { useEffect, useRef, useTransition } from "react";
import { Button, buttonVariants } from "@/components/ui/button";
import { ACCOUNTS_UNAVAILABLE } from "@/lib/auth/accounts-unavailable";
import { ROUTES } from "@/lib/routes";

type PageUnavailableProps = {
  error: unknown;
  /** Asks the server for the page once more. */
  retry: () => void;
};

function isOfAccounts(error: unknown) {
  return (error as { digest?: unknown } | null)?.digest === ACCOUNTS_UNAVAILABLE;
}

/** In place of a page of the visitor's own that a link led to and that the server could not render (P14.400). */
export function PageUnavailable({ error, retry }: PageUnavailableProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isTrying, startTrying] = useTransition();

  // A press that failed puts a new screen in place of this one, and the button that had the focus is gone.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);

  return (
    <main className="wrap py-14 md:py-20">
      <h1 ref={heading} tabIndex={-1} className="headline text-h1 text-balance outline-0">
        Back in a moment
      </h1>
      <p className="mt-4 mb-7 max-w-lead text-lead text-ink-2">
        {isOfAccounts(error)
          ? "Accounts cannot be asked right now, and this page is different for each of them. You stay signed in."
          : "This page cannot be put together right now."}{" "}
        Please try again.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="beet"
          size="lg"
          className="max-md:w-full"
          aria-disabled={isTrying}
          onClick={() => isTrying || startTrying(retry)}
        >
          {isTrying ? "Trying again..." : "Try again"}
        </Button>
        <Link
          href={ROUTES.home}
          className={buttonVariants({ variant: "line", size: "lg", className: "max-md:w-full" })}
        >
          To the home page
        </Link>
      </div>
    </main>
  );
}
