import { Globe } from "lucide-react";
import { buttonVariants } from "@/components/ui/button";

/** A link from the search around a location to that of the whole world, with the typed text. */
export function EverywhereLink({ text }: { text: string }) {
  return (
    <p className="mb-5">
      <a
        href={`/restaurants/search?q=${encodeURIComponent(text.trim())}`}
        className={buttonVariants({ variant: "line", size: "sm" })}
      >
        <Globe size={18} strokeWidth={1.9} aria-hidden="true" />
        Search everywhere
      </a>
    </p>
  );
}
