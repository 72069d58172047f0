export async function register() {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startParts } = await import("./server-parts");
    startParts();
  }
}
