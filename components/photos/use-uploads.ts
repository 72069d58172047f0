import { useTexts } from "#texts";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { notify, type Notice } from "@/lib/browser/notices";
import ofPhotos from "@/lib/messages/en/forms/photo.json";
import english from "@/lib/messages/en/forms/upload.json";
import { MAX_AT_ONCE } from "@/lib/restaurants/photos/limits";
import { sendPhoto } from "@/lib/photos/visitors/send-photo";
import { sizeFault } from "@/lib/photos/size-fault";

/** A chosen photo on its way. */
export type Upload = {
  id: number;
  file: File;
  /** Shows the file. */
  url: string;
  /** What has left of it, 0 to 1; absent before and after. */
  share?: number | undefined;
  error?: string | undefined;
};

/** The photos that were chosen, and their upload to `path`, one after the other. Those that failed stay, to be sent again. */
export function useUploads(path: string) {
  const t = useTexts("upload-form", english);
  const sentence = useTexts("photo", ofPhotos);
  const router = useRouter();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [isSending, setSending] = useState(false);
  const [isFull, setFull] = useState(false);
  const lastId = useRef(0);
  const urls = useRef(new Set<string>());

  useEffect(() => {
    const shown = urls.current;
    return () => shown.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  function change(id: number, changes: Partial<Upload>) {
    setUploads((before) => before.map((item) => (item.id === id ? { ...item, ...changes } : item)));
  }

  function choose(files: readonly File[]) {
    const room = MAX_AT_ONCE - uploads.length;
    setFull(files.length > room);
    const chosen = files.slice(0, room).map((file): Upload => {
      const url = URL.createObjectURL(file);
      urls.current.add(url);
      lastId.current += 1;
      const fault = sizeFault(file);
      return { id: lastId.current, file, url, ...(fault && { error: sentence(fault) }) };
    });
    setUploads([...uploads, ...chosen]);
  }

  function remove(id: number) {
    setFull(false);
    setUploads((before) => before.filter((item) => item.id !== id));
  }

  async function send() {
    if (isSending) return;
    setSending(true);
    let added = 0;
    let waits: Notice | undefined;
    for (const { id, file } of uploads) {
      if (sizeFault(file)) continue;
      change(id, { share: 0, error: undefined });
      const sent = await sendPhoto(path, file, (share) => change(id, { share }));
      if (!sent || sent.error) {
        change(id, { share: undefined, error: sent?.error ?? t("unreachable") });
        continue;
      }
      added += 1;
      waits ??= sent.waits;
      remove(id);
    }
    setSending(false);
    if (added === 0) return;
    notify(waits ?? { title: t("added", { count: added }) });
    router.refresh();
  }

  return { uploads, isSending, isFull, choose, remove, send };
}
