import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

export type Segment<Value> = {
  value: Value;
  content: ReactNode;
  /** The meaning of the content, if that is an abbreviation. */
  description?: string;
};

type SegmentsProps<Value> = {
  label: string;
  segments: readonly Segment<Value>[];
  isOn: (value: Value) => boolean;
  /** It would leave nothing, and cannot be pressed. */
  isEmpty?: (value: Value) => boolean;
  onPress: (value: Value) => void;
};

/** Up to four toggle buttons in one frame. The caller decides whether several can be pressed. */
export function Segments<Value extends string | number>({
  label,
  segments,
  isOn,
  isEmpty = () => false,
  onPress,
}: SegmentsProps<Value>) {
  return (
    <div
      role="group"
      aria-label={label}
      className="flex divide-x-frame divide-control rounded-md border-frame border-control"
    >
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          aria-pressed={isOn(segment.value)}
          title={segment.description}
          disabled={isEmpty(segment.value)}
          onClick={() => onPress(segment.value)}
          className={cn(
            "flex min-h-11 flex-1 items-center justify-center gap-1 font-semibold first:rounded-s-inner last:rounded-e-inner",
            "disabled:text-ink-3 disabled:*:stroke-control",
            "aria-pressed:bg-ink aria-pressed:text-paper [&[aria-pressed=true]_svg]:stroke-turmeric",
          )}
        >
          {segment.content}
          {isEmpty(segment.value) && " (0)"}
        </button>
      ))}
    </div>
  );
}
