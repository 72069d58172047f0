/** Runs once when a server starts; Next does not call it while building. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startEmbeddedAuth } = await import("@/lib/embedded/instance");
  startEmbeddedAuth();
}
