import type { Notice } from "@/lib/browser/notices";

/** What became of one photo: an error for the person who sent it, or what to say where it waits for a moderator. */
export type SentPhoto = { error?: string; waits?: Notice };

/**
 * Sends one photo, and reports the share that has left, 0 to 1. By XMLHttpRequest, since `fetch` does not say how far an upload is.
 * Never rejects: undefined where the site could not be reached.
 */
export function sendPhoto(path: string, file: File, onProgress: (share: number) => void) {
  return new Promise<SentPhoto | undefined>((resolve) => {
    const request = new XMLHttpRequest();
    const fail = () => resolve(undefined);
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener("load", () => {
      const sent = request.response as SentPhoto | null;
      resolve(sent ?? undefined);
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
