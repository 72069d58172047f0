import { revalidateTag } from "next/cache";
import { pathTag } from "@/lib/next-internals/path-tag";

/** What a writer does: names the page whose record has changed. */
export async function POST(request) {
  revalidateTag(pathTag(await request.text()), "max");
  return new Response(null, { status: 204 });
}
