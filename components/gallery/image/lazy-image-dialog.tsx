import { useEffect, useState, type ComponentType } from "react";
import type { ImageDialogProps } from "@/components/gallery/image/image-dialog";
import { notify } from "@/lib/browser/notices";

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
  const [ImageDialog, setImageDialog] = useState<ComponentType<ImageDialogProps>>();
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
          title: "The image could not be opened",
          description: "Check your connection and try again.",
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
