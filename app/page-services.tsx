"use client";

import { StoredWorld } from "@/app/stored-world";
import { EarlyInput } from "@/components/layout/early-input";
import { LanguageOffer } from "@/components/layout/language-offer";
import { PageFocus } from "@/components/layout/page-focus";
import { Toaster } from "@/components/layout/toaster";
import { OfflineSupport } from "@/components/offline/offline-support";

/** What every page does beside what it shows: one island, since the data of each page would name all of them. `content`: the id of its element. */
export function PageServices({ content }: { content: string }) {
  return (
    <>
      <PageFocus target={content} />
      <Toaster />
      <LanguageOffer />
      <OfflineSupport />
      <StoredWorld />
      <EarlyInput />
    </>
  );
}
