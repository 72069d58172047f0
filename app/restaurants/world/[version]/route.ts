import { notFound } from "next/navigation";
import { getWorldFile } from "@/lib/world/queries";

/**
 * All restaurants of the world, in columns (lib/world/world-format.ts). The file of a version never changes. It is compressed itself: Next
 * drops a Content-Encoding, and would compress the same file for each visitor again.
 */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/restaurants/world/[version]">,
) {
  const { version } = await params;
  const file = await getWorldFile(version);
  if (!file) notFound();
  return new Response(new Uint8Array(file), {
    headers: {
      "Content-Type": "application/gzip",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}
