import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useState } from "react";
import type { Upload } from "@/components/photos/use-uploads";
import english from "@/lib/messages/en/forms/upload.json";

type ChosenUploadProps = { upload: Upload; onRemove: () => void };

/** A chosen photo: its picture, its name, how much of it has been sent, and what is wrong with it. */
export function ChosenUpload({ upload, onRemove }: ChosenUploadProps) {
  const t = useTexts("upload-form", english);
  const { file, url, share, error } = upload;
  const { name } = file;
  const [isUnreadable, setUnreadable] = useState(false);
  const isSending = share !== undefined;
  const percent = Math.round((share ?? 0) * 100);
  return (
    <li className="flex items-center gap-3 rounded-tile border border-line p-2">
      <span className="grid size-16 flex-none place-items-center overflow-hidden rounded-inner bg-sprout">
        {isUnreadable ? (
          <Icon name="ImageOff" size={24} />
        ) : (
          <img
            src={url}
            alt=""
            onError={() => setUnreadable(true)}
            className="size-full object-cover"
          />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-note font-semibold">
          <bdi>{name}</bdi>
        </span>
        {isSending && (
          <span className="mt-1 flex items-center gap-3">
            <progress
              aria-label={t("uploading.this", { name })}
              max={100}
              value={percent}
              className="h-2 w-full max-w-80 accent-beet"
            />
            <span className="text-small tabular-nums">{t("percent", { percent })}</span>
          </span>
        )}
        {error && (
          <span role="alert" className="block text-small text-tomato-ink">
            {error}
          </span>
        )}
      </span>
      {!isSending && (
        <button
          type="button"
          onClick={onRemove}
          aria-label={t("remove.this", { name })}
          className="grid size-11 flex-none place-items-center rounded-full hover:bg-sprout"
        >
          <Icon name="X" size={18} className="icon-bold" />
        </button>
      )}
    </li>
  );
}
