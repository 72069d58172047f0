import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { Button, buttonVariants } from "@/components/ui/button";
import { chipVariants } from "@/components/ui/chip";
import { cn } from "@/lib/cn";
import { pathIn } from "@/lib/languages/paths";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import english from "@/lib/messages/en/search.json";
import { searchEverywhereHref } from "@/lib/search/paths";
import type { SearchOutcome, Suggestion } from "@/lib/search/suggestion";

type UnknownPlaceProps = {
  unknown: Extract<SearchOutcome, { kind: "unknown" }>;
  onChoose: (suggestion: Suggestion) => void;
  /** Absent where the device cannot be asked from here. */
  onLocate?: (() => void) | undefined;
};

/** What is shown for a text that nobody can place (P3.16). */
export function UnknownPlace({ unknown: { text, near }, onChoose, onLocate }: UnknownPlaceProps) {
  const t = useTexts("search", english);
  const typed = () => <bdi key="text">{text}</bdi>;
  const [first] = near;
  return (
    <div aria-live="polite" className="mt-3 rounded-bar bg-turmeric-soft p-4 text-start md:p-5">
      <p className="flex gap-3 font-strong md:text-title">
        <Icon name="Info" size={22} className="mt-0.5 flex-none" />
        <span className="min-w-0 wrap-anywhere">
          {first
            ? t.rich("unknown.meant", {
                text: typed,
                name: first.name,
                link: (name) => (
                  <button key="link" type="button" className="link" onClick={() => onChoose(first)}>
                    {name}
                  </button>
                ),
              })
            : t.rich("unknown", { text: typed })}
        </span>
      </p>
      {near.length > 0 && (
        <ul aria-label={t("unknown.near")} className="mt-3 flex flex-wrap gap-2">
          {near.map((suggestion) => (
            <li key={[suggestion.group, suggestion.name, suggestion.detail].join("\n")}>
              <button
                type="button"
                className={cn(chipVariants({}), "max-w-full")}
                onClick={() => onChoose(suggestion)}
              >
                <Icon name="MapPin" size={18} className="flex-none" />
                <span className="min-w-0 truncate">
                  {[suggestion.name, suggestion.detail].filter(Boolean).join(", ")}
                </span>
                {t.language === DEFAULT_LANGUAGE && (
                  <span className="flex-none text-ink-2">{suggestion.note}</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap gap-2.5">
        <a
          href={pathIn(t.language, searchEverywhereHref(text))}
          className={cn(buttonVariants({ variant: "ink" }), "py-2.5")}
        >
          <Icon name="Search" />
          <span className="min-w-0 wrap-anywhere whitespace-normal">
            {t.rich("unknown.everywhere", { text: typed })}
          </span>
        </a>
        {onLocate && (
          <Button onClick={onLocate}>
            <Icon name="LocateFixed" />
            {t("unknown.locate")}
          </Button>
        )}
      </div>
      <p className="mt-3 text-small text-ink-2">{t("unknown.hint")}</p>
    </div>
  );
}
