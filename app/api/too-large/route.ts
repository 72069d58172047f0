/** Where lib/http/body-limits.ts leads forms that are longer than their page takes. */
export const dynamic = "force-dynamic";

function respond() {
  return new Response("This is more than this page accepts.\n", {
    status: 413,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      // What is still coming is not waited for.
      Connection: "close",
    },
  });
}

export { respond as GET, respond as POST };
