/** Whether this browser can draw with WebGL 2, which MapLibre needs. The test context is given back at once. */
export function supportsWebGl() {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
