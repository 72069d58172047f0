import { useTexts } from "#texts";
import { useEffect, useRef, useState, type ComponentType } from "react";
import type { ImageDialogProps } from "@/components/gallery/image/image-dialog";
import { notify } from "@/lib/browser/notices";
import english from "@/lib/messages/en/members/gallery.json";

const loadDialog = () => import("@/components/gallery/image/image-dialog");

/** Fetches the dialog's script early, at the first sign that an image may be opened. */
export function preloadImageDialog() {
  void loadDialog().catch(() => undefined);
}

type LazyImageDialogProps = {
  /** What the open dialog shows; undefined while none is open. */
  open: ImageDialogProps | undefined;
  /** The dialog's script could not be loaded; a notice was shown. */
  onFailure: () => void;
};

/** The image dialog, whose script loads on first need. */
export function LazyImageDialog({ open, onFailure }: LazyImageDialogProps) {
  const t = useTexts("gallery", english);
  const [ImageDialog, setImageDialog] = useState<ComponentType<ImageDialogProps>>();
  const said = useRef(t);
  const mustLoad = open !== undefined && !ImageDialog;

  useEffect(() => {
    if (!mustLoad) return;
    let gone = false;
    const load = async () => {
      try {
        const loaded = await loadDialog();
        if (!gone) setImageDialog(() => loaded.ImageDialog);
      } catch {
        if (gone) return;
        notify({
          title: said.current("image.failed"),
          description: said.current("image.failed.text"),
          tone: "destructive",
        });
        onFailure();
      }
    };
    void load();
    return () => {
      gone = true;
    };
  }, [mustLoad, onFailure]);

  return ImageDialog && open ? <ImageDialog {...open} /> : null;
}
