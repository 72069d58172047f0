import { secretOf } from "@/lib/account/second-factor/begun-factor";
import { qrPath } from "@/lib/account/second-factor/qr-path";

/** The key of a second factor, for an authenticator app: as a QR code, as text, and as a link for an app on this device. */
export function BegunFactorKey({ uri }: { uri: string }) {
  const { path, size } = qrPath(uri);
  return (
    <div className="mb-7 grid gap-4">
      {/* Cameras want dark on light, in either theme. */}
      <svg
        role="img"
        aria-label="QR code with the key, for the camera of your authenticator app"
        viewBox={`0 0 ${size} ${size}`}
        width={240}
        height={240}
        shapeRendering="crispEdges"
        className="w-60 max-w-full rounded-lg border border-line bg-white fill-black"
      >
        <path d={path} />
      </svg>
      <div>
        <h2 className="text-body font-semibold">No camera?</h2>
        <p className="text-ink-2">
          <a href={uri} className="link">
            Open the app on this device
          </a>
          , or type this key there:
        </p>
        <p className="mt-2">
          <code className="font-semibold wrap-anywhere">{secretOf(uri)}</code>
        </p>
      </div>
    </div>
  );
}
