import type { ReactNode } from "react";
import { ShareImage, type ShareImageTone } from "@/components/share-image/share-image";
import type { Language } from "@/lib/languages/languages";

/** What the share image of one page says and shows. */
export type SharePage = {
  title: string;
  lead: string;
  tone: ShareImageTone;
  art: () => Promise<ReactNode>;
};

/** The share images of a family of pages, by the last part of each page's path. */
export type SharePages = Readonly<Record<string, SharePage>>;

/** Next calls it for the list of images. */
export function sharePageIds(pages: SharePages) {
  return Object.keys(pages).map((id) => ({ id }));
}

/** The image of one page of a family. */
export async function sharePageImage(pages: SharePages, id: string, language?: Language) {
  const page = pages[id];
  if (!page) throw new Error(`No share image for ${id}`);
  const { art, ...words } = page;
  return (
    <ShareImage {...words} language={language}>
      {await art()}
    </ShareImage>
  );
}
