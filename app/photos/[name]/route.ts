import { notFound } from "next/navigation";
import { getPhotoStorage } from "@/lib/photos/store";
import { photoIdOf, photoTypeOf } from "@/lib/photo-name";
import { getPhotoAccess } from "@/lib/photos/queries";

/** The name is a hash of the content, but a moderator may remove the photo: after an hour browsers request it again (ADR-34). */
const PUBLIC = "public, max-age=3600, must-revalidate";
const PRIVATE = "private, no-store";

const UNAVAILABLE = { "Cache-Control": "private, no-store", "Retry-After": "10" };

async function read(name: string) {
  const storage = await getPhotoStorage();
  const access = storage && (await getPhotoAccess(photoIdOf(name)));
  const bytes = access && (await storage.read(name));
  return bytes && { bytes, cacheControl: access === "public" ? PUBLIC : PRIVATE };
}

/** One file of an uploaded photo; files of a waiting photo only for its sender and the desk (P14.220). */
export async function GET(request: Request, { params }: RouteContext<"/photos/[name]">) {
  const { name } = await params;
  const type = photoTypeOf(name);
  if (!type) notFound();
  let file;
  try {
    file = await read(name);
  } catch (error) {
    console.error("A photo could not be read:", error);
    return new Response(null, { status: 503, headers: UNAVAILABLE });
  }
  if (!file) notFound();
  const headers = { "Cache-Control": file.cacheControl, ETag: `"${name}"` };
  if (request.headers.get("if-none-match")?.includes(headers.ETag))
    return new Response(null, { status: 304, headers });
  return new Response(file.bytes, { headers: { ...headers, "Content-Type": type } });
}
