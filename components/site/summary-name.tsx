import { cn } from "@/lib/cn";
import { directionOfName } from "@/lib/restaurants/names/direction-of-name";

type SummaryNameProps = {
  name: string;
  /** Undefined for a name in Latin letters, which say nothing of its language. */
  nameLang?: string | undefined;
};

/** The name as it is written at the door, of a summary, which knows its language; just the text where it is in Latin letters. */
export function SummaryName({ name, nameLang }: SummaryNameProps) {
  if (!nameLang) return name;
  return (
    <bdi lang={nameLang} dir={directionOfName(name)}>
      {name}
    </bdi>
  );
}

type LatinNameProps = { latinName?: string | null | undefined; className?: string };

/** The name in Latin letters, where the one at the door is in another script. It is outside of links, which are read once. */
export function LatinName({ latinName, className }: LatinNameProps) {
  if (!latinName) return null;
  return <p className={cn("text-small wrap-anywhere text-ink-2", className)}>{latinName}</p>;
}
