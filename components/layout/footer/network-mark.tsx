import { Icon } from "@/components/ui/icon";

export const NETWORKS = ["Instagram", "Facebook", "X", "YouTube"] as const;

/** The icon of a social network, which is in the file of the icons. */
export function NetworkMark({ name }: { name: (typeof NETWORKS)[number] }) {
  return <Icon name={`mark-${name}`} />;
}
