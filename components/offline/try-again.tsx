"use client";

import { RotateCw } from "lucide-react";
import { useEffect } from "react";
import { Button } from "@/components/ui/button";

const reload = () => window.location.reload();

/** Loads the address that was asked for again: at a press, and by itself once the network is back. */
export function TryAgain() {
  useEffect(() => {
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, []);

  return (
    <Button variant="beet" size="lg" onClick={reload} className="max-md:w-full">
      <RotateCw size={20} strokeWidth={1.9} aria-hidden="true" />
      Try again
    </Button>
  );
}
