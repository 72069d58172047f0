import { useTexts } from "#texts";
import { secretOf } from "@/lib/account/second-factor/begun-factor";
import { qrPath } from "@/lib/account/second-factor/qr-path";
import { latinDirection } from "@/lib/forms/latin-direction";
import english from "@/lib/messages/en/account/settings-pages.json";

/** The key of a second factor, for an authenticator app: as a QR code, as text, and as a link for an app on this device. */
export function BegunFactorKey({ uri }: { uri: string }) {
  const t = useTexts("settings-pages", english);
  const { path, size } = qrPath(uri);
  return (
    <div className="mb-7 grid gap-4">
      {/* Cameras want dark on light, in either theme. */}
      <svg
        role="img"
        aria-label={t("key.qr")}
        viewBox={`0 0 ${size} ${size}`}
        width={240}
        height={240}
        shapeRendering="crispEdges"
        className="w-60 max-w-full rounded-lg border border-line bg-white fill-black"
      >
        <path d={path} />
      </svg>
      <div>
        <h2 className="text-body font-semibold">{t("key.no-camera")}</h2>
        <p className="text-ink-2">
          {t.rich("key.type", {
            open: (words) => (
              <a key="open" href={uri} className="link">
                {words}
              </a>
            ),
          })}
        </p>
        <p className="mt-2">
          <code dir={latinDirection(t.language)} className="font-semibold wrap-anywhere">
            {secretOf(uri)}
          </code>
        </p>
      </div>
    </div>
  );
}
