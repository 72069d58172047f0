import { useTexts } from "#texts";
import { IntentLink } from "@/components/ui/intent-link";
import english from "@/lib/messages/en/layout.json";
import { cn } from "@/lib/cn";
import { LOGO_RATIO, OWN_LOGO } from "@/lib/public-env";
import { ROUTES } from "@/lib/routes";
import { SITE_NAME } from "@/lib/site";

/** A longer name has smaller letters, so that it fits beside the buttons of a small window in two lines. */
const SHORT_NAME = 12;
const LETTERS = SITE_NAME.length > SHORT_NAME && "text-h4 md:text-2xl";

const MARK_HEIGHT = 33;
const MARK_ID = "logo-mark";

type LogoProps = {
  /** That of the header, which is on every page; the others repeat its drawing. */
  isFirst?: boolean;
};

/**
 * The mark and the wordmark, which a page has three times: from the server its data would have them as well. The colors of the mark follow the
 * theme (--leaf, --mark-vein).
 */
export function Logo({ isFirst = false }: LogoProps) {
  const t = useTexts("layout", english);
  return (
    <IntentLink
      href={ROUTES.home}
      aria-label={t("logo", { site: SITE_NAME })}
      className={cn("logo", LETTERS)}
    >
      <Mark isFirst={isFirst} />
      <span>{SITE_NAME}</span>
    </IntentLink>
  );
}

/** The operator's picture, or the site's own. */
function Mark({ isFirst }: Required<LogoProps>) {
  if (OWN_LOGO)
    return (
      <img
        src={OWN_LOGO}
        alt=""
        width={Math.round(MARK_HEIGHT * LOGO_RATIO)}
        height={MARK_HEIGHT}
        className="h-7.25 w-auto max-w-22 object-contain md:h-8.25 md:max-w-30"
      />
    );
  return (
    <svg width="26" height="29" viewBox="0 0 32 35" aria-hidden="true">
      {isFirst ? (
        <g id={MARK_ID}>
          <path
            d="M16 34C9 27 3.2 20.7 3.2 13.4 3.2 6.2 8.9 1 16 1s12.8 5.2 12.8 12.4C28.8 20.7 23 27 16 34Z"
            fill="var(--leaf)"
          />
          <path
            d="M16 34V8.5M16 24.5l7-5.8M16 24.5l-7-5.8M16 16.8l5.4-4.4M16 16.8l-5.4-4.4"
            stroke="var(--mark-vein)"
            strokeWidth="2.6"
            fill="none"
            strokeLinecap="round"
          />
        </g>
      ) : (
        <use href={`#${MARK_ID}`} />
      )}
    </svg>
  );
}
