import { cn } from "@/lib/cn";

/** An image's tags as small labels. */
export function TagList({ tags, className }: { tags: string[]; className?: string }) {
  return (
    <ul aria-label="Tags" className={cn("flex flex-wrap gap-[0.3rem]", className)}>
      {tags.map((tag) => (
        <li
          key={tag}
          className="inline-flex min-h-[26px] items-center rounded-[7px] bg-sprout px-[0.55rem] text-micro font-medium whitespace-nowrap text-ink-2"
        >
          {tag}
        </li>
      ))}
    </ul>
  );
}
