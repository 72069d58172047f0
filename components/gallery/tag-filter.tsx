import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import type { BrowseProps } from "@/components/gallery/gallery-toolbar";
import { chipVariants } from "@/components/ui/chip";
import { toggleTag } from "@/lib/gallery/filter-images";
import english from "@/lib/messages/en/members/gallery.json";

type TagFilterProps = BrowseProps & { tags: string[] };

/** All distinct tags; an image with any of the chosen ones stays. */
export function TagFilter({ tags, browse, onChange }: TagFilterProps) {
  const t = useTexts("gallery", english);
  return (
    <div
      role="group"
      aria-label={t("tags")}
      className="max-md:-mx-(--gutter) max-md:flex max-md:scroll-x max-md:gap-2 max-md:px-(--gutter) max-md:pt-0.5 max-md:pb-1.5 md:contents"
    >
      {tags.map((tag) => {
        const isOn = browse.tags.includes(tag);
        return (
          <button
            key={tag}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChange({ tags: toggleTag(browse.tags, tag) })}
            className={chipVariants({ size: "sm", tone: isOn ? "on" : "plain" })}
          >
            {isOn && <Icon name="Check" size={16} className="icon-bold" />}
            {t("tag", { tag })}
          </button>
        );
      })}
    </div>
  );
}
