import { Buffer } from "node:buffer";
import { changeFlight, changeFlightOfPage } from "@/lib/next-internals/flight-data";

/** What a response of the build consists of. */
type Response = {
  html?: string;
  rscData?: Buffer;
  segmentData?: Map<string, Buffer>;
  body?: Buffer;
};

/**
 * Without NEXT_PUBLIC_SITE_URL the site's address is this machine's, with the port on which the server listens. Pages of a build have the
 * port that was set for the build: `built` and `own` are both as in "localhost:3000".
 */
export function hostChange(built: string, own: string) {
  const pattern = new RegExp(`(?<=[/@])${built}(?![\\w:.])`, "g");
  const changeText = (text: string) => text.replace(pattern, own);
  const changePage = (html: string) => changeText(changeFlightOfPage(html, changeText));

  /** Changes a response in place, and says whether it had the other host. */
  function changeResponse(response: Response) {
    const { html, rscData, segmentData, body } = response;
    if (html !== undefined && !html.includes(built)) return false;
    if (html !== undefined) response.html = changePage(html);
    if (rscData) response.rscData = changeFlight(rscData, changeText);
    for (const [path, data] of segmentData ?? [])
      segmentData?.set(path, changeFlight(data, changeText));
    if (!body?.includes(built)) return html !== undefined;
    response.body = Buffer.from(changeText(body.toString()));
    return true;
  }

  return { changePage, changeResponse };
}

export type HostChange = ReturnType<typeof hostChange>;
