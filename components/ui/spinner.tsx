import { LoaderCircle } from "@/components/ui/icons";

/** The busy indicator of a button. The text beside it describes the action. */
export function Spinner({ size = 20 }: { size?: number }) {
  return <LoaderCircle size={size} className="animate-spin stroke-2" />;
}
