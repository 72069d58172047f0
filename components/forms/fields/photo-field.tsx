import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useId, useState } from "react";
import { FieldMessage } from "@/components/forms/fields/field-message";
import { InputField } from "@/components/forms/fields/input-field";
import { useChosenPhoto } from "@/components/forms/fields/use-chosen-photo";
import { cn } from "@/lib/cn";
import english from "@/lib/messages/en/forms/photo.json";
import { ACCEPTED_PHOTO_TYPES } from "@/lib/photos/limits";

const FRAME =
  "relative grid aspect-4/3 cursor-pointer place-content-center justify-items-center gap-1 overflow-hidden rounded-tile border-frame border-dashed border-control p-2 text-center hover:border-ink-2";
const FOCUS =
  "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus";

type PreviewProps = { name: string; url: string };

/** The chosen picture; its name alone where the browser cannot show it. */
function Preview({ name, url }: PreviewProps) {
  const [unreadable, setUnreadable] = useState<string>();
  if (unreadable === url)
    return (
      <span className="absolute inset-0 grid place-content-center justify-items-center gap-1 overflow-hidden bg-sprout p-2 text-small break-all">
        <Icon name="ImageOff" size={24} />
        {name}
      </span>
    );
  return (
    <img
      src={url}
      alt=""
      onError={() => setUnreadable(url)}
      className="absolute inset-0 size-full object-cover"
    />
  );
}

type PhotoFieldProps = {
  name: string;
  descriptionName: string;
  maxDescription: number;
  /** "Photo 2" */
  label: string;
  /** "Remove photo 2" */
  removal: string;
  /** With scripts, the fields are added one after the other. */
  isHidden: boolean;
  onChange: (isChosen: boolean) => void;
};

/** A photo in a ServerForm, and what it shows. */
export function PhotoField({
  name,
  descriptionName,
  maxDescription,
  label,
  removal,
  isHidden,
  onChange,
}: PhotoFieldProps) {
  const t = useTexts("photo", english);
  const { input, chosen, error, read, clear } = useChosenPhoto(name, onChange);
  const id = useId();
  return (
    <div
      role="group"
      aria-label={label}
      className={cn("min-w-0", isHidden && "hidden noscript:block")}
    >
      <div className="relative">
        <label className={cn(FRAME, FOCUS)}>
          <Icon name="ImagePlus" size={26} />
          <span id={`${id}-name`} className="font-semibold">
            {t(chosen ? "change" : "add")}
          </span>
          <span id={`${id}-hint`} className="text-small text-ink-3">
            {t("kinds")}
          </span>
          <input
            ref={input}
            type="file"
            name={name}
            accept={ACCEPTED_PHOTO_TYPES}
            onChange={read}
            aria-labelledby={`${id}-name`}
            aria-describedby={`${id}-hint ${id}-message`}
            aria-invalid={error ? true : undefined}
            className="sr-only noscript:not-sr-only noscript:max-w-full noscript:text-small"
          />
          {chosen && <Preview {...chosen} />}
        </label>
        {chosen && (
          <button
            type="button"
            onClick={clear}
            aria-label={removal}
            className="absolute end-2 top-2 grid size-11 place-items-center rounded-full bg-surface text-ink shadow-sm"
          >
            <Icon name="X" size={18} className="icon-bold" />
          </button>
        )}
      </div>
      <FieldMessage id={`${id}-message`} error={error} />
      <div className={chosen ? "mt-2" : "mt-2 hidden noscript:block"}>
        <InputField
          label={t("shows")}
          name={descriptionName}
          icon="MessageSquareText"
          maxLength={maxDescription}
          autoComplete="off"
        />
      </div>
    </div>
  );
}
