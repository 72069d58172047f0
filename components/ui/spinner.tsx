import { LoaderCircle } from "lucide-react";

/** The busy mark of a button; the words beside it say what is going on. */
export function Spinner({ size = 20 }: { size?: number }) {
  return <LoaderCircle size={size} strokeWidth={2} aria-hidden="true" className="animate-spin" />;
}
