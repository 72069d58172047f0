import { useTexts } from "#texts";
import { Spinner } from "@/components/ui/spinner";
import english from "@/lib/messages/en/map.json";

/** The loading state of a map. Shown after 150 ms, so that it does not flash on a fast one. */
export function LoadingPill() {
  const t = useTexts("map", english);
  return (
    <div
      aria-live="polite"
      aria-atomic="true"
      className="absolute inset-0 z-10 grid animate-appear place-items-center bg-map-land/55"
    >
      <span className="inline-flex min-h-13 items-center gap-3 rounded-full bg-raised px-5 font-strong shadow-md">
        <span className="contents noscript:hidden">
          <Spinner />
          {t("loading")}
        </span>
        <span className="hidden noscript:inline">{t("needs-scripts")}</span>
      </span>
    </div>
  );
}
