/** Where lib/http/body-limits.ts leads forms of a client that sends too much at once. */
export const dynamic = "force-dynamic";

function respond() {
  return new Response("You are sending a lot at once. Please go back and try again in a while.\n", {
    status: 429,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      "Retry-After": "60",
      // What is still coming is not waited for.
      Connection: "close",
    },
  });
}

export { respond as GET, respond as POST };
