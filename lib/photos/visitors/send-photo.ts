const UNREACHABLE = "We could not reach the site. Check your connection, and try again.";

/** What became of one photo: an error for the person who sent it, or that it waits for a moderator. */
export type SentPhoto = { error?: string; isWaiting?: boolean };

/**
 * Sends one photo, and reports the share that has left, 0 to 1. By XMLHttpRequest, since `fetch` does not say how far an upload is.
 * Never rejects.
 */
export function sendPhoto(path: string, file: File, onProgress: (share: number) => void) {
  return new Promise<SentPhoto>((resolve) => {
    const request = new XMLHttpRequest();
    const fail = () => resolve({ error: UNREACHABLE });
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener("load", () => {
      const sent = request.response as SentPhoto | null;
      resolve(sent ?? { error: UNREACHABLE });
    });
    for (const event of ["error", "abort", "timeout"]) request.addEventListener(event, fail);
    request.open("POST", path);
    request.setRequestHeader("Accept", "application/json");
    request.responseType = "json";
    const data = new FormData();
    data.set("photos", file);
    request.send(data);
  });
}
