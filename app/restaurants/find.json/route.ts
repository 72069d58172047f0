import { find } from "@/lib/finding/find";
import { outcomeIn, requestedLanguage } from "@/lib/finding/suggestion-in";

const LONGEST = 200;

/** What a submitted text means (P3.15); 404 where there are only samples. */
export async function GET(request: Request) {
  const { searchParams } = new URL(request.url);
  const text = (searchParams.get("q") ?? "").slice(0, LONGEST);
  const outcome = await find(text);
  if (!outcome) return new Response(null, { status: 404 });
  const language = requestedLanguage(searchParams);
  const answer = language ? outcomeIn(language, outcome) : outcome;
  return Response.json(answer, { headers: { "cache-control": "private, max-age=60" } });
}
