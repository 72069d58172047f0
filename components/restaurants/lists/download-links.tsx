import { useTexts } from "#texts";
import { EXPORT_FORMATS } from "@/lib/favorites/exports/formats";
import { downloadHref } from "@/lib/favorites/lists/hrefs";
import english from "@/lib/messages/en/favorites/account.json";

type DownloadLinksProps = {
  /** The path of the page of what is downloaded. */
  list: Parameters<typeof downloadHref>[0];
};

/** The favorites or a list as files, for other maps and for spreadsheets (P14.805). */
export function DownloadLinks({ list }: DownloadLinksProps) {
  const t = useTexts("favorites-account", english);
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-note print:hidden">
      <span className="text-ink-2">{t("download")}</span>
      {EXPORT_FORMATS.map(({ id, label }) => (
        <a
          key={id}
          href={downloadHref(list, id, t.language)}
          download
          className="link inline-flex min-h-11 items-center"
        >
          {label}
        </a>
      ))}
    </div>
  );
}
