import { find } from "@/lib/finding/find";

const LONGEST = 200;

/** What a submitted text means (P3.15); 404 where there are only samples. */
export async function GET(request: Request) {
  const text = (new URL(request.url).searchParams.get("q") ?? "").slice(0, LONGEST);
  const outcome = await find(text);
  if (!outcome) return new Response(null, { status: 404 });
  return Response.json(outcome, { headers: { "cache-control": "private, max-age=60" } });
}
