import { useTexts } from "#texts";
import { SPRITE } from "@/components/ui/drawings/sprite";
import { cn } from "@/lib/cn";
import { formatDecimal } from "@/lib/languages/format-decimal";
import english from "@/lib/messages/en/rating.json";

type StarProps = { size?: number; empty?: boolean; className?: string };

/** One star. Its outline gives it a contrast of 3:1 on paper; the turmeric fill alone has less. */
export function Star({ size = 16, empty = false, className }: StarProps) {
  return (
    <svg
      width={size}
      height={size}
      aria-hidden="true"
      className={cn("star", empty && "star-empty", className)}
    >
      <use href={`${SPRITE}#star`} />
    </svg>
  );
}

type StarsProps = {
  rating: number;
  /** The rating that screen readers say, if it is not the one that the stars show. */
  spoken?: number;
  size?: number;
};

/** Five stars, filled up to the floor of the rating (P6.2); screen readers say the rating itself. */
export function Stars({ rating, spoken = rating, size = 18 }: StarsProps) {
  const filled = Math.floor(rating);
  // A mean has more digits than the number beside the stars.
  const t = useTexts("rating", english);
  const label = t("stars", { rating: formatDecimal(t.language, spoken) });
  return (
    <span className="inline-flex" role="img" aria-label={label}>
      <svg width={5 * size + 8} height={size} aria-hidden="true" className="star">
        <use href={`${SPRITE}#stars-${filled}`} />
      </svg>
    </span>
  );
}

type RatingProps = { rating: number; size?: number };

/** A star and the rating as a number; screen readers say "Rated 4.8". */
export function Rating({ rating, size = 16 }: RatingProps) {
  const t = useTexts("rating", english);
  return (
    <span className="inline-flex items-center gap-1 font-bold tabular-nums">
      <Star size={size} />
      <span>
        <span className="spoken">{t("rated")}</span>
        <span>{formatDecimal(t.language, rating, true)}</span>
      </span>
    </span>
  );
}
