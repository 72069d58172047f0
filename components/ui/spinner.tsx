import { Icon } from "@/components/ui/icon";

/** The busy indicator of a button. The text beside it describes the action. */
export function Spinner({ size = 20 }: { size?: number }) {
  return <Icon name="LoaderCircle" size={size} className="animate-spin stroke-2" />;
}
