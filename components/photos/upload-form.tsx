"use client";

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useId, useRef, type FormEvent } from "react";
import { ChosenUpload } from "@/components/photos/chosen-upload";
import { useUploads } from "@/components/photos/use-uploads";
import { FieldMessage } from "@/components/forms/fields/field-message";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { cn } from "@/lib/cn";
import { pathLeadingBack } from "@/lib/languages/return-language";
import english from "@/lib/messages/en/forms/upload.json";
import { uploadHref } from "@/lib/photos/visitors/hrefs";
import { ACCEPTED_PHOTO_TYPES } from "@/lib/photos/limits";
import { MAX_AT_ONCE } from "@/lib/restaurants/photos/limits";

const FRAME =
  "relative grid cursor-pointer justify-items-center gap-1 rounded-xl border-frame border-dashed border-control p-6 text-center hover:border-ink-2";
const FOCUS =
  "has-disabled:cursor-not-allowed has-disabled:text-ink-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus";

type UploadFormProps = {
  restaurantId: string;
  /** The dish that they show. */
  dishId?: string | undefined;
};

/**
 * Chooses and sends photos (P14.900). With scripts each is sent on its own, with its progress; without, or before they run, the browser
 * sends the form.
 */
export function UploadForm({ restaurantId, dishId }: UploadFormProps) {
  const t = useTexts("upload-form", english);
  const path = pathLeadingBack(t.language, uploadHref(restaurantId, dishId));
  const { uploads, isSending, isFull, choose, remove, send } = useUploads(path);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const hasRoom = uploads.length < MAX_AT_ONCE && !isSending;

  function read() {
    const { files } = input.current!;
    if (!files || files.length === 0) return;
    choose([...files]);
    input.current!.value = "";
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (uploads.length === 0) input.current?.focus();
    else void send();
  }

  return (
    <form
      action={path}
      method="post"
      encType="multipart/form-data"
      onSubmit={onSubmit}
      aria-labelledby="add-photos"
      className="grid grid-cols-1 gap-5"
    >
      <label className={cn(FRAME, FOCUS)}>
        <Icon name="ImagePlus" size={26} />
        <span id={`${id}-name`} className="font-semibold">
          {t("choose")}
        </span>
        <span id={`${id}-hint`} className="text-small text-ink-3">
          {t.rich("choose.hint", {
            max: MAX_AT_ONCE,
            together: (words) => <noscript key="together">{words}</noscript>,
          })}
        </span>
        <input
          ref={input}
          type="file"
          name="photos"
          multiple
          accept={ACCEPTED_PHOTO_TYPES}
          onChange={read}
          disabled={!hasRoom}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-hint ${id}-message`}
          className="sr-only noscript:not-sr-only noscript:max-w-full noscript:text-small"
        />
      </label>
      <FieldMessage
        id={`${id}-message`}
        error={isFull ? t("full", { max: MAX_AT_ONCE }) : undefined}
      />
      {uploads.length > 0 && (
        <ul aria-label={t("chosen")} className="grid gap-3">
          {uploads.map((upload) => (
            <ChosenUpload key={upload.id} upload={upload} onRemove={() => remove(upload.id)} />
          ))}
        </ul>
      )}
      <div>
        <Button
          type="submit"
          variant="beet"
          size="lg"
          aria-disabled={isSending}
          className="max-md:w-full"
        >
          {isSending ? <Spinner /> : <Icon name="Upload" />}
          {t(isSending ? "uploading" : "upload")}
        </Button>
      </div>
    </form>
  );
}
