import { notFound } from "next/navigation";
import { getPhotoStorage } from "@/lib/photos/choose-storage";
import { photoTypeOf } from "@/lib/photo-name";

/** The name is a hash of the content. */
const KEPT = "public, max-age=31536000, immutable";
const UNAVAILABLE = { "Cache-Control": "private, no-store", "Retry-After": "10" };

/** One file of a photo that a visitor uploaded. */
export async function GET(request: Request, { params }: RouteContext<"/photos/[name]">) {
  const { name } = await params;
  const type = photoTypeOf(name);
  const storage = await getPhotoStorage();
  if (!type || !storage) notFound();
  let bytes;
  try {
    bytes = await storage.read(name);
  } catch (error) {
    console.error("A photo could not be read:", error);
    return new Response(null, { status: 503, headers: UNAVAILABLE });
  }
  if (!bytes) notFound();
  const headers = { "Cache-Control": KEPT, ETag: `"${name}"` };
  if (request.headers.get("if-none-match")?.includes(headers.ETag))
    return new Response(null, { status: 304, headers });
  return new Response(bytes, { headers: { ...headers, "Content-Type": type } });
}
