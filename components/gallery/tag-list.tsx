import { cn } from "@/lib/cn";

/** An image's tags as small labels. */
export function TagList({ tags, className }: { tags: string[]; className?: string }) {
  return (
    <ul aria-label="Tags" className={cn("flex flex-wrap gap-1", className)}>
      {tags.map((tag) => (
        <li
          key={tag}
          className="inline-flex min-h-6.5 items-center rounded-tag bg-sprout px-2.25 text-micro font-medium whitespace-nowrap text-ink-2"
        >
          {tag}
        </li>
      ))}
    </ul>
  );
}
