import { Search } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";

/** The field of a location search that stands by itself, and its button. Of a form to FIND_PATH it works without JavaScript (P3.17). */
export function LocationField({
  busy = false,
  ...input
}: ComponentProps<"input"> & { busy?: boolean }) {
  return (
    <div className="flex flex-wrap gap-2.5">
      <label className="field min-w-0 flex-1">
        {busy ? <Spinner /> : <Search size={20} strokeWidth={1.9} aria-hidden="true" />}
        <span className="sr-only">Location: city or address</span>
        <input type="text" placeholder="City or address" {...input} name="q" />
      </label>
      <Button type="submit" variant="beet" aria-disabled={busy}>
        Find
      </Button>
    </div>
  );
}
